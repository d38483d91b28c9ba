import { afterEach, describe, expect, test } from 'vitest'
import { refusal } from './helpers/errors.ts'
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

  test('affects the named routes only', async () => {
    const client = await lake.freshClient()
    await put({ routes: [{ path: '/data/query/*', status: 429 }] })
    expect((await refusal(client.fetch('*'))).statusCode).toBe(429)
    expect(await client.getDocument('a')).toBeUndefined()
  })

  test('delays responses', async () => {
    const client = await lake.freshClient()
    await put({ routes: [{ path: '/data/query/*', latency: 200 }] })
    const start = performance.now()
    expect(await client.fetch('count(*)')).toBe(0)
    expect(performance.now() - start).toBeGreaterThan(190)
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

  test('sends CORS headers with an injected status', async () => {
    await put({ routes: [{ path: '/ping', status: 500 }] })
    const origin = 'http://localhost:3000'
    const response = await lake.request('/v1/ping', { headers: { origin } })
    expect(response.status).toBe(500)
    expect(response.headers.get('access-control-allow-origin')).toBe(origin)
    expect(await response.json()).toMatchObject({ statusCode: 500 })
  })
})

test.each(['{', '[]', '{"routes":1}', '{"routes":[{"status":1}]}'])(
  'a plan of %s is refused, and changes nothing',
  async (body) => {
    await put({ routes: [{ path: '/ping', status: 500 }] })
    expect((await lake.request('/faults', { method: 'PUT', body })).status).toBe(400)
    expect((await lake.request('/v1/ping')).status).toBe(500)
  },
)
