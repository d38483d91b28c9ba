import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { composeMessage } from '../mail/message.ts'
import { openDatabase } from '../store/database.ts'
import { Outbox } from './outbox.ts'

let directory = ''
let database: DatabaseSync

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'outbox-'))
  database = openDatabase(directory)
})
afterEach(() => {
  database.close()
  rmSync(directory, { recursive: true })
})

function messageTo(email: string) {
  const body = { heading: 'Hello', blocks: [], footer: [] }
  const mail = { template: 'test', to: { name: '', email }, subject: 'Hello', body }
  return composeMessage(mail, new Date())
}

const [first, second] = [messageTo('a@example.com'), messageTo('b@example.com')]

test('messages are listed newest first, all or those of one recipient', () => {
  const outbox = new Outbox(database, false)
  outbox.add(first)
  outbox.add(second)
  expect(outbox.list().map(({ id }) => id)).toEqual([second.id, first.id])
  expect(outbox.list('a@example.com').map(({ id }) => id)).toEqual([first.id])
})

test('a message comes back as it was', () => {
  const outbox = new Outbox(database, false)
  outbox.add(first)
  expect(outbox.find(first.id)).toEqual({
    ...first,
    delivery: 'kept',
    attempts: 0,
    error: null,
    sequence: 1,
  })
  expect(outbox.find('unknown')).toBeNull()
})

test('with nowhere to deliver to, nothing waits, also later', () => {
  new Outbox(database, false).add(first)
  expect(new Outbox(database, true).nextWaiting(0)).toBeNull()
})

test('messages wait in their order until they are sent or refused', () => {
  const outbox = new Outbox(database, true)
  outbox.add(first)
  outbox.add(second)
  expect(outbox.nextWaiting(0)?.id).toBe(first.id)
  expect(outbox.nextWaiting(1)?.id).toBe(second.id)
  expect(outbox.nextWaiting(2)).toBeNull()
  outbox.record(first.id, 'waiting', 'no connection')
  outbox.record(first.id, 'sent', null)
  outbox.record(second.id, 'refused', 'no such user')
  expect(outbox.nextWaiting(0)).toBeNull()
  expect(outbox.find(first.id)).toMatchObject({ delivery: 'sent', attempts: 2, error: null })
  expect(outbox.find(second.id)).toMatchObject({ delivery: 'refused', error: 'no such user' })
})

test('clearing keeps what has yet to be delivered', () => {
  const outbox = new Outbox(database, true)
  outbox.add(first)
  outbox.add(second)
  outbox.record(first.id, 'sent', null)
  outbox.clear()
  expect(outbox.list().map(({ id }) => id)).toEqual([second.id])
})

test('those who watch are told, until they leave', () => {
  const outbox = new Outbox(database, false)
  let told = 0
  const leave = outbox.subscribe(() => {
    told += 1
  })
  outbox.announce()
  outbox.clear()
  leave()
  outbox.announce()
  expect(told).toBe(2)
})
