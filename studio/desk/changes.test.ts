import { createClient } from '@sanity/client'
import { expect, test } from 'vitest'
import { ago, lastOfEach, lastTransaction } from './changes.ts'

const change = (id: string, version: string, time: string) => ({
  id,
  type: 'port',
  version,
  revision: 'r',
  time,
})

test('lists a document once, with the last change of its draft or published version', () => {
  const [draft, published, other] = [
    change('a', 'drafts.a', '2026-01-03'),
    change('a', 'a', '2026-01-02'),
    change('b', 'b', '2026-01-04'),
  ]
  expect(lastOfEach([published, draft, other])).toEqual([other, draft])
})

/** A client whose every request is answered with a text, and what it asked for. */
function answeredWith(text: string) {
  const asked: string[] = []
  const client = createClient({
    projectId: 'p',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    resolveFetch: () => (input) => {
      const url = new URL(input)
      asked.push(url.pathname + url.search)
      return Promise.resolve(new Response(text))
    },
  })
  return { client, asked }
}

test.each([
  [undefined, 'excludeContent=true&reverse=true&limit=1'],
  ['me', 'excludeContent=true&reverse=true&limit=1&authors=me'],
])('reads the last transaction of a version, by %s', async (author, search) => {
  const { client, asked } = answeredWith('{"id":"t","author":"me","timestamp":"2026-01-03"}\n')
  const made = { author: 'me', time: '2026-01-03' }
  expect(await lastTransaction(client, 'drafts.a', author)).toEqual(made)
  const path = '/v2025-02-19/data/history/production/transactions/drafts.a'
  expect(asked).toEqual([`${path}?${search}`])
})

test('shows nothing where history is empty', async () => {
  expect(await lastTransaction(answeredWith('').client, 'a')).toBeNull()
})

const now = Date.parse('2026-11-22T12:00:00Z')

test.each([
  ['2026-11-22T11:59:30Z', 'just now'],
  ['2026-11-22T11:55:00Z', '5 minutes ago'],
  ['2026-11-22T09:00:00Z', '3 hours ago'],
  ['2026-11-21T09:00:00Z', 'yesterday'],
  ['2026-11-12T09:00:00Z', '10 days ago'],
  ['', ''],
])('%j was %j', (time, words) => {
  expect(ago(time, now)).toBe(words)
})
