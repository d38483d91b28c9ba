import { afterEach, describe, expect, test } from 'vitest'
import { useLake } from './helpers/lake.ts'

const lake = useLake()

async function put(plan: object): Promise<Response> {
  return lake.request('/faults', { method: 'PUT', body: JSON.stringify(plan) })
}

afterEach(async () => {
  await lake.request('/faults', { method: 'DELETE' })
})

describe('a lake with injected faults', () => {
  test('answers with the status, as often as asked, and does not carry out the request', async () => {
    const client = await lake.freshClient()
    await put({ routes: [{ path: '/data/mutate/*', status: 503, times: 1 }] })
    const error: unknown = await client.create({ _id: 'a', _type: 't' }).catch((each) => each)
    expect(error).toMatchObject({ statusCode: 503 })
    expect(await client.getDocument('a')).toBeUndefined()
    expect(await client.create({ _id: 'a', _type: 't' })).toMatchObject({ _id: 'a' })
  })

  test('drops the connection before it does anything', async () => {
    const client = await lake.freshClient()
    await put({ routes: [{ path: '/data/mutate/*', drop: 'before', times: 1 }] })
    await expect(client.create({ _id: 'a', _type: 't' })).rejects.toThrow(
      /socket|closed|ECONNRESET|fetch failed|hang up/i,
    )
    expect(await client.fetch('*')).toEqual([])
  })

  test("drops the connection after the write, of which the client can't know", async () => {
    const client = await lake.freshClient()
    await put({ routes: [{ path: '/data/mutate/*', drop: 'after', times: 1 }] })
    await expect(client.create({ _id: 'a', _type: 't' })).rejects.toThrow(
      /socket|closed|ECONNRESET|fetch failed|hang up/i,
    )
    expect(await client.fetch('*[]._id')).toEqual(['a'])
  })

  test('stalls until the plan changes', async () => {
    const client = await lake.freshClient()
    await put({ routes: [{ path: '/data/query/*', stall: true, times: 1 }] })
    let isAnswered = false
    const stalled = client.fetch('count(*)').then((count) => {
      isAnswered = true
      return count
    })
    expect(await client.fetch('count(*)')).toBe(0)
    expect(isAnswered).toBe(false)
    await put({})
    expect(await stalled).toBe(0)
  })
})
