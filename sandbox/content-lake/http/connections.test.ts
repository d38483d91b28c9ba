import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { drainable } from './connections.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** A server that is asked something and has not answered yet. */
async function asked() {
  const server = createServer()
  const drain = drainable(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const arrival = new Promise<ServerResponse>((resolve) => {
    server.on('request', (_request, response) => resolve(response))
  })
  const answer = fetch(`http://127.0.0.1:${port}`)
  // Looked at when the test comes to it.
  answer.catch(() => {})
  return { drain, answer, response: await arrival, port }
}

test('pending requests are answered before the shutdown', async () => {
  const { drain, answer, response, port } = await asked()
  const ended = drain()
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed')
  response.end('done')
  expect(await (await answer).text()).toBe('done')
  await expect(ended).resolves.toBeUndefined()
})

test('a request that never gets a response is not waited for', async () => {
  const { drain, answer } = await asked()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const ended = drain()
  vi.advanceTimersByTime(60_000)
  await ended
  await expect(answer).rejects.toThrow('fetch failed')
})
