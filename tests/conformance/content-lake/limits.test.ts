import { describe, expect, test } from 'vitest'
import { refusal } from './helpers/errors.ts'
import { useLake } from './helpers/lake.ts'

// https://www.sanity.io/docs/content-lake/technical-limits, where 1 MB is 1,000,000 bytes.
const lake = useLake()

/** A value whose innermost attribute is this many levels deep. */
function nested(levels: number, lists: boolean): unknown {
  if (levels === 0) return 'end'
  const inner = { a: nested(levels - 1, lists) }
  return lists ? [inner] : inner
}

describe('attributes are nested in 20 levels at most', () => {
  test.each([false, true])('with lists, which are no levels: %s', async (lists) => {
    const client = await lake.freshClient()
    await client.create({ _id: 'deep', _type: 'a', a: nested(19, lists) })
    const refused = await refusal(client.create({ _type: 'a', a: nested(20, lists) }))
    expect(refused.statusCode).toBe(400)
    expect(refused.message).toContain('has attributes nested deeper than 20 levels')
    const patch = client.patch('deep').set({ b: nested(20, lists) })
    expect((await refusal(patch.commit())).message).toContain('nested deeper than 20 levels')
  })
})

test('a body has 4,000,000 bytes at most, and the refusal is the hosted one', async () => {
  const client = await lake.freshClient()
  const path = `/v2025-02-19/data/mutate/${client.config().dataset}`
  const post = (size: number) => {
    const empty = JSON.stringify({ mutations: [{ create: { _type: 'a', text: '' } }] })
    const body = empty.replace('""', `"${'x'.repeat(size - empty.length)}"`)
    return lake.request(path, { method: 'POST', body })
  }
  expect((await post(4_000_000)).status).toBe(200)
  const refused = await post(4_000_001)
  expect(refused.status).toBe(413)
  // https://www.sanity.io/answers/migration-api-mutation-error-request-body-exceeds-limit-of-4000000-bytes
  expect(await refused.json()).toMatchObject({
    message: 'Request body exceeds limit of 4000000 bytes',
  })
})

test('a mutation by query changes 10,000 documents at most', { tags: ['nightly'] }, async () => {
  const client = await lake.freshClient()
  for (let start = 0; start < 10_001; start += 2000) {
    const length = Math.min(2000, 10_001 - start)
    await client.mutate(Array.from({ length }, () => ({ create: { _type: 'many' } })))
  }
  const refused = await refusal(client.delete({ query: '*[_type == "many"]' }))
  expect(refused.statusCode).toBe(400)
  expect(refused.message).toContain('at most 10000 documents, not 10001')
  await client.delete({ query: '*[_type == "many"][0...10000]' })
  expect(await client.fetch('count(*)')).toBe(1)
})

// `validateDatasetName` of `@sanity/cli`.
test.each([
  ['Upper', 'Dataset name must be all lowercase characters'],
  ['a', 'Dataset name must be at least two characters long'],
  ['a'.repeat(65), 'Dataset name must be at most 64 characters'],
  ['-a', 'Dataset name must start with a letter or a number'],
  ['a.b', 'Dataset name must only contain letters, numbers, dashes and underscores'],
  ['ab-', 'Dataset name must not end with a dash or an underscore'],
])('a dataset can not be named %s', async (name, message) => {
  const response = await lake.request(`/v2025-02-19/datasets/${name}`, { method: 'PUT' })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ message })
})
