import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SanityClient } from '@sanity/client'
import { useLake } from './helpers/lake.ts'

const lake = useLake()

const id = fc.oneof(fc.constantFrom('a', 'b', 'drafts.a', 'c'), fc.string({ maxLength: 5 }))
const reference = fc.record({ _type: fc.constant('reference'), _ref: id })
const content = fc.dictionary(
  fc.string({ maxLength: 8 }),
  fc.oneof(fc.jsonValue({ maxDepth: 2 }), reference, fc.array(reference, { maxLength: 2 })),
  { maxKeys: 4 },
)
const document = fc
  .tuple(
    content,
    fc.record({ _id: id, _type: fc.constantFrom('port', 'page') }, { requiredKeys: [] }),
  )
  .map(([fields, system]) => Object.assign({}, fields, system))
const path = fc.oneof(
  fc.constantFrom('x', 'x.y', 'list[0]', 'list[-1]', '_id'),
  fc.string({ maxLength: 6 }),
)
const patch = fc.record(
  {
    id,
    query: fc.constantFrom('*', '*[_type == "port"]', '*[', '{"_id": "a"}', '1'),
    ifRevisionID: fc.string(),
    set: fc.dictionary(path, fc.jsonValue(), { maxKeys: 2 }),
    setIfMissing: fc.dictionary(path, fc.jsonValue(), { maxKeys: 2 }),
    unset: fc.array(path, { maxLength: 2 }),
    inc: fc.dictionary(path, fc.integer(), { maxKeys: 1 }),
    insert: fc.record({ after: path, items: fc.array(fc.jsonValue(), { maxLength: 2 }) }),
  },
  { requiredKeys: [] },
)
const mutation = fc.oneof(
  document.map((create) => ({ create })),
  document.map((createOrReplace) => ({ createOrReplace })),
  document.map((createIfNotExists) => ({ createIfNotExists })),
  fc.record({ id }).map((selection) => ({ delete: selection })),
  patch.map((operations) => ({ patch: operations })),
  fc.jsonValue(),
)

/** No strong reference is left without its target, and every document is one. */
async function expectSound(client: SanityClient) {
  const documents: { _id: string; _type: string; _rev: string }[] = await client.fetch(
    '*',
    {},
    { perspective: 'raw' },
  )
  const ids = new Set(documents.map((each) => each['_id']))
  const dangling = JSON.stringify(documents, (_name, value: unknown) => value)
    .matchAll(/"_ref":"((?:[^"\\]|\\.)*)"/g)
    .map(([, target = '']) => String(JSON.parse(`"${target}"`)))
    .filter((target) => !ids.has(target))
  expect([...dangling]).toEqual([])
  expect(documents.every((each) => each['_type'] !== '' && each['_rev'] !== '')).toBe(true)
}

test('no transaction breaks the lake: it is applied completely, or refused as the client expects', async () => {
  const client = await lake.freshClient()
  const url = `/v2025-02-19/data/mutate/${client.config().dataset}?returnIds=true`
  await fc.assert(
    fc.asyncProperty(fc.array(mutation, { maxLength: 4 }), async (mutations) => {
      const before = await client.fetch('*', {}, { perspective: 'raw' })
      const response = await lake.request(url, {
        method: 'POST',
        body: JSON.stringify({ mutations }),
      })
      expect([200, 400, 409]).toContain(response.status)
      const after = await client.fetch('*', {}, { perspective: 'raw' })
      expect(response.status === 200 ? before : after).toEqual(before)
      await expectSound(client)
    }),
    { numRuns: 60 },
  )
  expect(lake.logged).toEqual([])
})

test('no query breaks the lake', async () => {
  const client = await lake.freshClient()
  await client.create({ _id: 'a', _type: 'port', list: [1, { x: null }] })
  const pieces =
    '* [ ] { } _id == "a" -> ( ) | order ... $p 1 , list .. @ ^ count :: " => && in match asc'
  const piece = fc.constantFrom(' ', ...pieces.split(' '))
  const query = fc.array(piece, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(''))
  await fc.assert(
    fc.asyncProperty(fc.oneof(query, fc.string()), fc.jsonValue(), async (text, p) => {
      const search = new URLSearchParams({ query: text, $p: JSON.stringify(p) })
      const url = `/v2025-02-19/data/query/${client.config().dataset}?${search.toString()}`
      const response = await lake.request(url)
      expect([200, 400]).toContain(response.status)
      const property = response.status === 200 ? 'ms' : 'error'
      expect(await response.json()).toHaveProperty(property)
    }),
    { numRuns: 150 },
  )
  expect(lake.logged).toEqual([])
})
