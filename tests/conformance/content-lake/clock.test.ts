/** A machine whose clock is set back: the lake's time does not go back with it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startContentLake, type ContentLake } from '../../../sandbox/content-lake/server.ts'
import { clientOf } from './helpers/lake.ts'

const HOUR = 60 * 60 * 1000
const NOON = Date.parse('2026-03-04T12:00:00.000Z')

let machine = NOON
let dataDir = ''
let lake: ContentLake | undefined
let logged: string[] = []

beforeEach(async () => {
  machine = NOON
  logged = []
  dataDir = await mkdtemp(join(tmpdir(), 'content-lake-clock-'))
})
afterEach(async () => {
  await lake?.close()
  lake = undefined
  await rm(dataDir, { recursive: true })
})

async function start() {
  await lake?.close()
  lake = await startContentLake({
    port: 0,
    dataDir,
    clock: () => machine,
    log: (message) => logged.push(message),
  })
  return clientOf(lake.url, 'production')
}

test('times of changes and answers never go back, not even over a restart', async () => {
  let client = await start()
  const first = await client.create({ _id: 'a', _type: 'port' })
  expect(first._updatedAt).toBe('2026-03-04T12:00:00.000Z')

  machine -= HOUR
  const second = await client.patch('a').set({ n: 2 }).commit()
  expect(second._updatedAt).toBe('2026-03-04T12:00:00.000Z')
  machine += 5000
  expect(await client.fetch('now()')).toBe('2026-03-04T12:00:05.000Z')
  const third = await client.patch('a').set({ n: 3 }).commit()
  expect(third._updatedAt).toBe('2026-03-04T12:00:05.000Z')

  machine -= HOUR
  client = await start()
  expect(await client.fetch('now()')).toBe('2026-03-04T12:00:05.000Z')
  const fourth = await client.create({ _id: 'b', _type: 'port' })
  expect(fourth).toMatchObject({
    _createdAt: '2026-03-04T12:00:05.000Z',
    _updatedAt: '2026-03-04T12:00:05.000Z',
  })
  expect(logged).toEqual([
    expect.stringMatching(/^this machine's clock is 120 minutes behind the last change/),
  ])

  machine = NOON + HOUR
  expect(await client.fetch('now()')).toBe('2026-03-04T13:00:00.000Z')
})

test('a query that writes has the time of its transaction', async () => {
  const client = await start()
  await client.create({ _id: 'a', _type: 'port' })
  machine -= HOUR
  await client.patch({ query: '*[_createdAt <= now()]' }).set({ seen: true }).commit()
  expect(await client.fetch('*[0].seen')).toBe(true)
})
