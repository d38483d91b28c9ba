/** Listeners that stop reading: their queues must not fill the lake's memory. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { useLake } from './helpers/lake.ts'
import { readEvents } from './helpers/server-sent-events.ts'

const lake = useLake()

const MEGABYTE = 1024 * 1024
/** What a listener may be behind, and what the system's own buffers may hold of a connection. */
const MOST_MEGABYTES = 24

/** A connection that listens and stops reading after `welcome`. */
async function silentListener(path: string) {
  const socket = connect(Number(new URL(lake.url).port), '127.0.0.1')
  socket.on('error', () => {})
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    if (String(chunk).includes('event: welcome')) break
  }
  socket.pause()
  return {
    /** The bytes that it gets when it reads on, until the lake has ended it. */
    async rest() {
      let bytes = 0
      socket.on('data', (chunk) => {
        bytes += chunk.length
      })
      await once(socket, 'close')
      return bytes
    },
  }
}

test('a listener that does not read is disconnected, and others get every event', async () => {
  const client = await lake.freshClient()
  const path = `/v2025-02-19/data/listen/${client.config().dataset}?query=*`
  const silent = await Promise.all(Array.from({ length: 5 }, () => silentListener(path)))
  using events = readEvents(lake, path)
  expect((await events.next()).event).toBe('welcome')
  for (let n = 0; n < 40; n += 1) {
    await client.createOrReplace({ _id: 'a', _type: 'port', n, text: 'x'.repeat(MEGABYTE) })
    expect(await events.next()).toMatchObject({ data: { documentId: 'a', mutations: [{}] } })
  }
  for (const listener of silent) {
    expect(await listener.rest()).toBeLessThan(MOST_MEGABYTES * MEGABYTE)
  }
})

test('a listener disconnected far behind starts afresh', async () => {
  const client = await lake.freshClient()
  const { _rev: seen } = await client.create({ _id: 'a', _type: 'port' })
  for (let n = 0; n < 5; n += 1) {
    await client.createOrReplace({ _id: 'a', _type: 'port', n, text: 'x'.repeat(MEGABYTE) })
  }
  const path = `/v2025-02-19/data/listen/${client.config().dataset}?query=*&enableResume=true`
  using events = readEvents(lake, path, `${seen}#a`)
  expect((await events.next()).event).toBe('reset')
})
