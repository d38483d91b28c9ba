import { createClient } from '@sanity/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftRemovals } from './unsaved-texts.ts'
import { retryNow, saveHandler } from './save-handler.ts'
import { Saves } from './saves.ts'

const edit = {
  actionType: 'sanity.action.document.edit' as const,
  draftId: 'drafts.a',
  publishedId: 'a',
  patch: { set: { title: 'Typed' } },
}
const json = (body: unknown, init?: ResponseInit) => Response.json(body, init)
const acknowledged = () => json({ transactionId: 't', results: [] })
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))
function alreadyExists() {
  return json(
    {
      error: {
        type: 'actionError',
        description: 'Action failed: Transaction with ID "t" already exists',
        items: [],
      },
    },
    { status: 409 },
  )
}

function documentMissing() {
  const description = 'The document with the ID "drafts.a" was not found'
  return json({ error: { type: 'actionError', description, items: [] } }, { status: 409 })
}

type Respond = () => Response | Promise<Response>

let saves: Saves
beforeEach(() => {
  vi.useFakeTimers()
  saves = new Saves()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A client whose saves get `responses`, one after another; `sent` records all requests. */
function clientOf(...responses: Respond[]) {
  const sent: { url: string; transactionId: unknown }[] = []
  const client = createClient({
    projectId: 'localdev',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    requestHandler: saveHandler(saves),
    resolveFetch: () => async (input, init) => {
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : {}
      sent.push({ url: input, transactionId: Object(body).transactionId })
      if (input.includes('/data/doc/')) return json({ documents: [] })
      const respond = responses.shift()
      if (!respond) throw new Error('one request too many')
      const response = await respond()
      init?.signal?.throwIfAborted()
      return response
    },
  })
  return { client, sent }
}

const problems = () => saves.pending.value.map(({ problem }) => problem)

test.each([
  ['the network fails', unreachable, /can’t be reached/],
  ['the lake is busy', () => json({}, { status: 503 }), /error \(503\)/],
  ['the lake’s disk is full', () => json({}, { status: 507 }), /is full. Tell whoever runs/],
  ['the lake fails', () => json({}, { status: 500 }), /error \(500\)/],
  ['the lake limits the number of requests', () => json({}, { status: 429 }), /error \(429\)/],
  ['a captive portal responds', () => new Response('<h1>Welcome</h1>'), /sign in/],
])('retries a save with the same transaction id when %s', async (_name, failure, problem) => {
  const { client, sent } = clientOf(failure, failure, acknowledged)
  const result = client.action(edit, { transactionId: 'mine' })
  await vi.advanceTimersByTimeAsync(500)
  expect(problems()).toEqual([expect.stringMatching(problem)])
  await vi.advanceTimersByTimeAsync(3000)
  expect(await result).toMatchObject({ transactionId: 't' })
  expect(sent.map(({ transactionId }) => transactionId)).toEqual(['mine', 'mine', 'mine'])
  expect(problems()).toEqual([])
})

test('generates a transaction id if a mutation has none, and retries with the same id', async () => {
  const { client, sent } = clientOf(unreachable, acknowledged)
  const result = client.patch('drafts.a').set({ title: 'Typed' }).commit()
  await vi.advanceTimersByTimeAsync(1000)
  await result
  const [first, second] = sent
  expect(first?.url).toContain('/data/mutate/')
  expect(first?.transactionId).toMatch(/^[-\da-f]{36}$/)
  expect(second?.transactionId).toBe(first?.transactionId)
})

test.each([400, 409, 501])('passes on a refusal with status %s at once', async (status) => {
  const { client, sent } = clientOf(() => new Response(null, { status }))
  await expect(client.action(edit)).rejects.toMatchObject({ statusCode: status })
  expect(sent).toHaveLength(1)
  expect(problems()).toEqual([])
})

test('never settles a refused edit of a removed document, so that the Studio does not drop the text', async () => {
  const removed: string[] = []
  const subscription = draftRemovals.subscribe((id) => removed.push(id))
  const { client } = clientOf(documentMissing, documentMissing)
  const settled = vi.fn<() => void>()
  void client.action(edit).then(settled, settled)
  await vi.advanceTimersByTimeAsync(1000)
  expect(removed).toEqual(['a'])
  expect(settled).not.toHaveBeenCalled()
  const publish = { actionType: 'sanity.action.document.publish' as const, draftId: 'drafts.a' }
  await expect(client.action({ ...publish, publishedId: 'a' })).rejects.toMatchObject({
    statusCode: 409,
  })
  subscription.unsubscribe()
})

test('treats a save as done if only its response was lost', async () => {
  const { client } = clientOf(unreachable, alreadyExists)
  const result = client.action(edit, { transactionId: 't' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(await result).toMatchObject({ transactionId: 't' })
})

test.each([
  ['the browser is online again', () => window.dispatchEvent(new Event('online'))],
  ['the page is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the editor asks for it', () => retryNow.dispatchEvent(new Event('retry'))],
])('retries at once when %s', async (_name, dispatch) => {
  const { client, sent } = clientOf(unreachable, acknowledged)
  const result = client.action(edit)
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toHaveLength(1)
  dispatch()
  await result
})

test('tells the editor that a response is slow', async () => {
  const { client } = clientOf(
    () => new Promise((resolve) => setTimeout(() => resolve(acknowledged()), 10_000)),
  )
  const result = client.action(edit)
  await vi.advanceTimersByTimeAsync(4000)
  expect(problems()).toEqual([null])
  await vi.advanceTimersByTimeAsync(1000)
  expect(problems()).toEqual([expect.stringContaining('not answered yet')])
  await vi.advanceTimersByTimeAsync(5000)
  await result
})

test('still sends a save that the Studio has cancelled', async () => {
  const { client, sent } = clientOf(unreachable, acknowledged)
  const subscription = client.observable.action(edit).subscribe()
  await vi.advanceTimersByTimeAsync(0)
  subscription.unsubscribe()
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toHaveLength(2)
  expect(problems()).toEqual([])
})

test('saves of one document arrive in order; saves of other documents do not wait', async () => {
  const { client, sent } = clientOf(unreachable, acknowledged, acknowledged, acknowledged)
  const results = [
    client.action(edit, { transactionId: 'first' }),
    client.action(edit, { transactionId: 'second' }),
    client.action({ ...edit, draftId: 'drafts.b', publishedId: 'b' }, { transactionId: 'other' }),
  ]
  await vi.advanceTimersByTimeAsync(1000)
  await Promise.all(results)
  expect(sent.map(({ transactionId }) => transactionId)).toEqual([
    'first',
    'other',
    'first',
    'second',
  ])
})

test('a read of a document waits for its pending saves', async () => {
  const { client, sent } = clientOf(unreachable, acknowledged)
  const saved = client.action(edit)
  const read = client.getDocument('drafts.a')
  await client.getDocument('another')
  await vi.advanceTimersByTimeAsync(900)
  const addresses = () => sent.map(({ url }) => new URL(url).pathname.split('/').at(-1))
  expect(addresses()).toEqual(['production', 'another'])
  await vi.advanceTimersByTimeAsync(200)
  await Promise.all([saved, read])
  expect(addresses()).toEqual(['production', 'another', 'production', 'drafts.a'])
})
