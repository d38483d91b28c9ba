/**
 * Has an open form read its document anew when a colleague publishes, discards or deletes it.
 *
 * `BufferedDocument` of `@sanity/mutator` applies unsaved edits to a draft that is gone. It throws, which takes
 * the desk down, or it drops them (`removed-draft.test.ts`). If they begin a draft of what was published before,
 * the form goes on showing that. After a `reset` event the Studio reads the document instead. `saveHandler` lets
 * that wait until the edits are saved, in a new draft of what is published.
 */
import { getPublishedId, isPublishedId } from '@sanity/client/csm'
import { removals } from './unsaved-texts.ts'
import { isOwn, noteTyping, pauseInTyping } from './recent-typing.ts'
import { isRecord } from './request.ts'

/** The tag of the listener behind a form. */
const OF_A_FORM = 'document.pair.listen'
const END_OF_EVENT = '\n\n'

/** Replaces events that a form can't apply to unsaved edits in the answers of `send`. */
export function readingAnew(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init)
    const { searchParams } = new URL(input instanceof Request ? input.url : input)
    if (!response.body || !searchParams.get('tag')?.endsWith(OF_A_FORM)) return response
    const events = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(eachEvent(resetUnlessEdit))
      .pipeThrough(new TextEncoderStream())
    return new Response(events, response)
  }
}

/** Applies `change` to each Server-Sent Event of a stream. */
function eachEvent(
  change: (event: string) => string | Promise<string>,
): TransformStream<string, string> {
  let rest = ''
  return new TransformStream({
    async transform(chunk, controller) {
      const events = `${rest}${chunk}`.split(END_OF_EVENT)
      rest = events.pop() ?? ''
      for (const event of events) controller.enqueue((await change(event)) + END_OF_EVENT)
    },
  })
}

/** Lets through what happens to one draft or version that stays, such as typing. */
async function resetUnlessEdit(event: string): Promise<string> {
  const [, text = ''] = /^event: mutation$[^]*^data: (.+)$/m.exec(event) ?? []
  if (text === '') return event
  const data: unknown = JSON.parse(text)
  if (!isRecord(data)) return event
  const { documentId: id, transactionId, transition, transactionTotalEvents: total } = data
  // The Studio itself shows what this tab has sent.
  if (typeof id !== 'string' || isOwn(transactionId)) return event
  if (!isPublishedId(id) && transition !== 'disappear' && total === 1) {
    noteTyping(data)
    return event
  }
  removals.next(getPublishedId(id))
  // What is read replaces what the form shows, and would take the last letters from under the caret.
  await pauseInTyping(getPublishedId(id))
  return event.replace(/^event: .*$/m, 'event: reset').replace(/^data: .*$/m, 'data: {}')
}
