import { afterEach, expect, test, vi } from 'vitest'
import { withFormReloads } from './reload-forms.ts'
import { noteOwnTyping } from './recent-typing.ts'

afterEach(() => {
  vi.useRealTimers()
})

const FORM = 'http://lake.test/v1/data/listen/production?tag=sanity.studio.document.pair.listen'
const LIST = 'http://lake.test/v1/data/listen/production?tag=sanity.studio.document-list'

function eventOf(transition: string, documentId = 'drafts.a', transactionTotalEvents = 1): string {
  const about = { documentId, transition, transactionTotalEvents }
  const data = JSON.stringify({ type: 'mutation', ...about })
  return `event: mutation\nid: t#drafts.a\ndata: ${data}\n\n`
}

/** Returns the events that a listener at `address` receives if the lake sends these chunks. */
async function eventsFrom(address: string, ...chunks: string[]): Promise<string> {
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      controller.close()
    },
  })
  const response = await withFormReloads(() => Promise.resolve(new Response(body)))(address)
  return await response.text()
}

const RESET = 'event: reset\nid: t#drafts.a\ndata: {}\n\n'

test.each([
  ['the draft is removed', eventOf('disappear')],
  ['the published document changes', eventOf('update', 'a')],
  ['a transaction changes several documents', eventOf('update', 'drafts.a', 2)],
])('a form reloads its document when %s', async (_what, event) => {
  expect(await eventsFrom(FORM, eventOf('update'), event)).toBe(eventOf('update') + RESET)
})

test('joins the parts of an event that arrives in several chunks', async () => {
  const event = eventOf('disappear')
  const parts = ['event: welcome\ndata: {}\n\n', event.slice(0, 40), event.slice(40, -1), '\n']
  expect(await eventsFrom(FORM, ...parts)).toBe(`event: welcome\ndata: {}\n\n${RESET}`)
})

test('does not change the events that a list receives', async () => {
  expect(await eventsFrom(LIST, eventOf('disappear'))).toBe(eventOf('disappear'))
})

test('reloads a form only when the editor has not typed for a second', async () => {
  vi.useFakeTimers()
  noteOwnTyping('a')
  let text: string | null = null
  void eventsFrom(FORM, eventOf('disappear')).then((events) => (text = events))
  await vi.advanceTimersByTimeAsync(600)
  noteOwnTyping('a')
  await vi.advanceTimersByTimeAsync(900)
  expect(text).toBeNull()
  await vi.advanceTimersByTimeAsync(200)
  vi.useRealTimers()
  await vi.waitFor(() => expect(text).toBe(RESET))
})
