import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { afterAll, describe, expect, test } from 'vitest'
import { startContentLake } from '../../../sandbox/content-lake/server.ts'
import { refusal } from './helpers/errors.ts'
import { clientOf } from './helpers/lake.ts'

/** Each document with each, four times over: 8,100,000,000 steps for 300. */
const ENDLESS =
  'count(*[count(*[count(*[count(*[n > ^.n && n > ^.^.n && n > ^.^.^.n]) > 5]) > 5]) > 5])'

const closings: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closings) await close()
})

/** A client of a lake of its own, with 300 documents. */
async function lakeWith(limits: { cpuMilliseconds: number; megabytes: number }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'content-lake-'))
  const lake = await startContentLake({ port: 0, dataDir, queryLimits: limits })
  closings.push(async () => {
    await lake.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  const client = clientOf(lake.url, 'production')
  const transaction = client.transaction()
  for (let n = 0; n < 300; n += 1) {
    transaction.create({ _id: `n${n}`, _type: 'number', n, text: 'x'.repeat(1000) })
  }
  await transaction.commit()
  return client
}

const isAlive = async (client: SanityClient) => {
  expect(await client.fetch('count(*[_type == "number"])')).toBe(300)
}

describe('a query that does not end', () => {
  test('is refused when it has used its time, and others are answered meanwhile', async () => {
    const client = await lakeWith({ cpuMilliseconds: 1000, megabytes: 128 })
    let isOver = false
    const bad = refusal(client.fetch(ENDLESS)).finally(() => {
      isOver = true
    })
    for (let count = 0; count < 20; count += 1) {
      expect(await client.fetch('count(*[n == $n])', { n: count })).toBe(1)
    }
    await client.patch('n1').set({ n: 1 }).commit()
    expect(isOver).toBe(false)
    const { statusCode, details } = await bad
    expect(statusCode).toBe(400)
    const description = 'The query takes longer than 1 seconds'
    expect(details).toMatchObject({ type: 'queryError', description })
    await isAlive(client)
  })

  test('can be asked more often than there are processes', async () => {
    const client = await lakeWith({ cpuMilliseconds: 100, megabytes: 128 })
    const bad = Array.from({ length: 5 }, () => refusal(client.fetch(ENDLESS)))
    await isAlive(client)
    for (const { message } of await Promise.all(bad)) expect(message).toContain('0.1 seconds')
    await isAlive(client)
  })
})

test('20,000 alternatives, or ids, are no burden', async () => {
  const client = await lakeWith({ cpuMilliseconds: 60_000, megabytes: 128 })
  const ids = Array.from({ length: 20_000 }, (_, n) => `n${n * 2}`)
  const alternatives = ids.map((id) => `_id == "${id}"`)
  expect(await client.fetch(`count(*[${alternatives.join(' || ')}])`)).toBe(150)
  expect(await client.fetch(`count(*[_id in ${JSON.stringify(ids)}])`)).toBe(150)
})

test('queries that take much memory are refused', async () => {
  const client = await lakeWith({ cpuMilliseconds: 600_000, megabytes: 100 })
  const evaluated = await refusal(client.fetch('count(*{"a": *{"b": *{"c": n + ^.n + ^.^.n}}})'))
  expect(evaluated.details).toMatchObject({
    type: 'queryError',
    description: 'The query needs more than 100 MB of memory',
  })
  await isAlive(client)
  const written = await refusal(client.fetch('*{"a": *{"b": *}}'))
  expect(written.message).toContain('The answer is longer than')
  await isAlive(client)
})

test('a slow query sees what was written before it, and nothing twice', async () => {
  const client = await lakeWith({ cpuMilliseconds: 600_000, megabytes: 128 })
  const slow = '{"ids": *[_type == "seen"]._id, "work": count(*[count(*[n > ^.n && n > 5]) > 5])}'
  const seen = async () => (await client.fetch<{ ids: string[] }>(slow)).ids
  expect(await seen()).toEqual([])
  await client.create({ _id: 'a-first', _type: 'seen' })
  expect(await seen()).toEqual(['a-first'])
  await client.create({ _id: 'z-last', _type: 'seen' })
  await client.patch('a-first').set({ x: 1 }).commit()
  expect(await seen()).toEqual(['a-first', 'z-last'])
  await client.delete('a-first')
  expect(await seen()).toEqual(['z-last'])
})
