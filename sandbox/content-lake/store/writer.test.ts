import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Writer } from './writer.ts'

let database: DatabaseSync
let writer: Writer
let events: string[]

beforeEach(() => {
  database = new DatabaseSync(':memory:')
  database.exec('CREATE TABLE written(name TEXT PRIMARY KEY) STRICT')
  writer = new Writer(database)
  events = []
})
afterEach(() => {
  if (database.isOpen) database.close()
})

function commit(name: string): string {
  writer.commit(() => database.prepare('INSERT INTO written VALUES(?)').run(name), {
    show: () => events.push(`show ${name}`),
    hide: () => events.push(`hide ${name}`),
    tell: () => events.push(`tell ${name}`),
  })
  return name
}

const written = () =>
  database
    .prepare('SELECT name FROM written ORDER BY name')
    .all()
    .map(({ name }) => name)

test('a failed write does not affect other writes of its batch', async () => {
  const outcomes = await Promise.allSettled([
    writer.run(() => commit('a')),
    writer.run(() => {
      throw new Error('refused')
    }),
    writer.run(() => commit('a')),
    writer.run(() => commit('b')),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
  ])
  expect(events).toEqual(['show a', 'show b', 'tell a', 'tell b'])
  expect(written()).toEqual(['a', 'b'])
})

test('when the disk fills up within a batch, the whole batch is undone and the next is written', async () => {
  database.exec('PRAGMA max_page_count = 10')
  const outcomes = await Promise.allSettled([
    writer.run(() => commit('a')),
    writer.run(() => commit('b'.repeat(100_000))),
    writer.run(() => commit('c')),
  ])
  const full: unknown = expect.objectContaining({ message: 'database or disk is full' })
  expect(outcomes).toEqual(outcomes.map(() => ({ status: 'rejected', reason: full })))
  expect(events).toEqual(['show a', 'hide a'])
  expect(written()).toEqual([])
  expect(await writer.run(() => commit('c'))).toBe('c')
  expect(written()).toEqual(['c'])
})
