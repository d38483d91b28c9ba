/**
 * Makes an open form reload its document when a colleague publishes or discards the draft, or deletes the document.
 *
 * `BufferedDocument` of `@sanity/mutator` applies unsaved edits to the removed draft. It then throws and crashes the
 * Studio's desk, or drops the edits (`removed-draft.test.ts`), or keeps showing the previous published version. To
 * prevent this, a `reset` event makes the Studio read the document again. `save-handler.ts` delays this read until the
 * edits are saved in a new draft, which is made from the published version.
 */
import { getPublishedId, isPublishedId } from '@sanity/client/csm'
import { draftRemovals } from './unsaved-texts.ts'
import { isOwnSave, noteTyping, pauseInTyping } from './recent-typing.ts'
import { isRecord } from './request.ts'

/** The tag of a form's listener ends with this. */
const FORM_LISTENER_TAG = 'document.pair.listen'
const END_OF_EVENT = '\n\n'

/** Wraps `fetch`: replaces the events that a form can't combine with unsaved edits. */
export function withFormReloads(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init)
    const { searchParams } = new URL(input instanceof Request ? input.url : input)
    if (!response.body || !searchParams.get('tag')?.endsWith(FORM_LISTENER_TAG)) return response
    const events = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(mapEvents(resetUnlessEdit))
      .pipeThrough(new TextEncoderStream())
    return new Response(events, response)
  }
}

/** Applies `change` to each Server-Sent Event of a stream. */
function mapEvents(
  change: (event: string) => string | Promise<string>,
): TransformStream<string, string> {
  let incomplete = ''
  return new TransformStream({
    async transform(chunk, controller) {
      const events = `${incomplete}${chunk}`.split(END_OF_EVENT)
      incomplete = events.pop() ?? ''
      for (const event of events) controller.enqueue((await change(event)) + END_OF_EVENT)
    },
  })
}

/** Passes on this tab's mutations, and mutations that only create or edit one draft. Turns others into a `reset`. */
async function resetUnlessEdit(event: string): Promise<string> {
  const [, text = ''] = /^event: mutation$[^]*^data: (.+)$/m.exec(event) ?? []
  if (text === '') return event
  const data: unknown = JSON.parse(text)
  if (!isRecord(data)) return event
  const { documentId: id, transactionId, transition, transactionTotalEvents: total } = data
  // The Studio handles this tab's own transactions.
  if (typeof id !== 'string' || isOwnSave(transactionId)) return event
  if (!isPublishedId(id) && transition !== 'disappear' && total === 1) {
    noteTyping(data)
    return event
  }
  draftRemovals.next(getPublishedId(id))
  // The reload replaces the form's text. While the editor types, it would remove the last letters.
  await pauseInTyping(getPublishedId(id))
  return event.replace(/^event: .*$/m, 'event: reset').replace(/^data: .*$/m, 'data: {}')
}
