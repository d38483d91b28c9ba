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
    apply: () => events.push(`apply ${name}`),
    revert: () => events.push(`revert ${name}`),
    notify: () => events.push(`notify ${name}`),
  })
  return name
}

const writtenNames = () =>
  database
    .prepare('SELECT name FROM written ORDER BY name')
    .all()
    .map(({ name }) => name)

test('a failed write undoes all its commits, and does not affect other writes of its batch', async () => {
  const outcomes = await Promise.allSettled([
    writer.run(() => commit('a')),
    writer.run(() => {
      throw new Error('refused')
    }),
    writer.run(() => commit('a')),
    writer.run(() => commit('b')),
    writer.run(() => commit(commit('c'))),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
    'rejected',
  ])
  expect(events).toEqual(['apply a', 'apply b', 'apply c', 'revert c', 'notify a', 'notify b'])
  expect(writtenNames()).toEqual(['a', 'b'])
})

test('when the disk fills up within a batch, the whole batch is undone and the next batch is written', async () => {
  database.exec('PRAGMA max_page_count = 10')
  const outcomes = await Promise.allSettled([
    writer.run(() => commit('a')),
    writer.run(() => commit('b'.repeat(100_000))),
    writer.run(() => commit('c')),
  ])
  const full: unknown = expect.objectContaining({ message: 'database or disk is full' })
  expect(outcomes).toEqual(outcomes.map(() => ({ status: 'rejected', reason: full })))
  expect(events).toEqual(['apply a', 'revert a'])
  expect(writtenNames()).toEqual([])
  expect(await writer.run(() => commit('c'))).toBe('c')
  expect(writtenNames()).toEqual(['c'])
})
