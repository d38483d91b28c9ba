/** Two hundred listeners that stop reading: the lake's memory stays limited. */
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { clientOf } from '../conformance/content-lake/helpers/lake.ts'
import { useServerProcesses } from '../helpers/use-server-processes.ts'
import { memoryOf } from './memory.ts'

const LISTENERS = 200
const MEGABYTE = 1024 * 1024
/** The limit of all queues, and the memory of a lake that handles large writes. */
const MOST_MEGABYTES = 500

const lakes = useServerProcesses('sandbox/content-lake/main.ts', 'LAKE_PORT')
let sockets: Socket[] = []

afterEach(() => {
  for (const socket of sockets) socket.destroy()
  sockets = []
})

async function silentListener(port: number) {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => {})
  socket.write(
    'GET /v2025-02-19/data/listen/production?query=* HTTP/1.1\r\nHost: localhost\r\n\r\n',
  )
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    if (String(chunk).includes('event: welcome')) break
  }
  socket.pause()
}

test('two hundred silent listeners do not fill the memory', async () => {
  const { child, url } = await lakes.start()
  const client = clientOf(url, 'production')
  const before = memoryOf(child)
  const port = Number(new URL(url).port)
  await Promise.all(Array.from({ length: LISTENERS }, () => silentListener(port)))
  let most = 0
  for (let n = 0; n < 60; n += 1) {
    await client.createOrReplace({ _id: 'a', _type: 'port', n, text: 'x'.repeat(MEGABYTE / 4) })
    most = Math.max(most, memoryOf(child))
  }
  // Queries make garbage until the disconnected listeners are collected.
  for (let n = 0; n < 50; n += 1) await client.fetch('*')
  console.log(
    `${LISTENERS} silent listeners: ${before} MB before, ${most} MB at most, ${memoryOf(child)} MB after`,
  )
  expect(most - before).toBeLessThan(MOST_MEGABYTES)
})
