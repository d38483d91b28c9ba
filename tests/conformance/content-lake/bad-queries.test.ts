import type { SanityClient } from '@sanity/client'
import { beforeAll, describe, expect, test } from 'vitest'
import { refusal } from './helpers/errors.ts'
import { useLake } from './helpers/lake.ts'

const lake = useLake()
let client: SanityClient

beforeAll(async () => {
  client = await lake.freshClient()
  const transaction = client.transaction()
  for (let n = 0; n < 300; n += 1) {
    transaction.create({ _id: `n${n}`, _type: 'number', n, text: 'x'.repeat(1000) })
  }
  await transaction.commit()
})

/** What a query is refused with; the lake answers others after it. */
async function refusedWith(query: string): Promise<unknown> {
  const { statusCode, details } = await refusal(client.fetch(query))
  expect(statusCode).toBe(400)
  expect(await client.fetch('count(*[_type == "number"])')).toBe(300)
  return details
}

describe('a query that does not end is refused when it has used its time', () => {
  const description = 'The query takes longer than 5 seconds'

  test('because it joins', async () => {
    // Each document with each, four times over: 8,100,000,000 steps.
    const query =
      'count(*[count(*[count(*[count(*[n > ^.n && n > ^.^.n && n > ^.^.^.n]) > 5]) > 5]) > 5])'
    expect(await refusedWith(query)).toMatchObject({ type: 'queryError', description })
  })

  test('because its parsing does not end', async () => {
    expect(await refusedWith('!a['.repeat(40))).toMatchObject({ type: 'queryError', description })
  })
})

test('thousands of ids are no burden', async () => {
  const ids = Array.from({ length: 20_000 }, (_, n) => `n${n * 2}`)
  expect(await client.fetch('count(*[_id in $ids])', { ids })).toBe(150)
})

test('a query that would take all memory is refused', async () => {
  expect(await refusedWith('*{"a": *{"b": *}}')).toMatchObject({
    type: 'queryError',
    description: expect.stringContaining('The answer is longer than'),
  })
  const ids = '...*._id, '.repeat(6)
  const query = `count(*{"a": *{"b": [${ids}^._id, ^.^._id]}})`
  expect(await refusedWith(query)).toMatchObject({
    type: 'queryError',
    description: 'The query needs more than 512 MB of memory',
  })
})
