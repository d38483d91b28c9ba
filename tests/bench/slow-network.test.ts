import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { expect, test } from 'vitest'
import { portOf } from '../helpers/hostile-requests.ts'
import { startSlowNetwork } from './slow-network.ts'

const NETWORK = { roundTrip: 20, throughput: 100 }
const BODY = 'x'.repeat(5_000)

/** Asks for an address through the proxy. */
async function get(proxy: string, address: string) {
  const asked = request(proxy, { path: address }).end()
  const [response] = await once(asked, 'response')
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part)
  return {
    status: response.statusCode,
    type: response.headers['content-type'],
    body: String(Buffer.concat(parts)),
  }
}

test('answers come whole, and no sooner than the network carries both', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/plain' }).end(BODY)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  await using network = await startSlowNetwork(NETWORK)
  const address = `http://127.0.0.1:${portOf(server)}/`

  const began = performance.now()
  const answers = await Promise.all([get(network.address, address), get(network.address, address)])

  const whole = { status: 200, type: 'text/plain', body: BODY }
  expect(answers).toEqual([whole, whole])
  // A timer may fire up to a millisecond early.
  const shortest = 2 * NETWORK.roundTrip + (2 * BODY.length) / NETWORK.throughput
  expect(performance.now() - began).toBeGreaterThan(0.9 * shortest)
  server.close()
})

test('a server that can’t be reached is a bad gateway', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${portOf(server)}/`
  server.close()
  await once(server, 'close')
  await using network = await startSlowNetwork(NETWORK)

  expect(await get(network.address, address)).toMatchObject({ status: 502 })
})
