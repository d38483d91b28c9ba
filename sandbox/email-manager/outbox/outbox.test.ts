import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { composeMessage } from '../mail/message.ts'
import { openDatabase } from '../database.ts'
import { Outbox, type MessagePage } from './outbox.ts'

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

function messageTo(email: string, heading = 'Hello') {
  const body = { heading, blocks: [], footer: [] }
  const mail = { template: 'test', to: { name: '', email }, subject: heading.slice(0, 50), body }
  return composeMessage(mail, new Date())
}

const [first, second] = [messageTo('a@example.com'), messageTo('b@example.com')]

const idsOf = ({ messages }: MessagePage) => messages.map(({ id }) => id)

test('messages are listed newest first: all, those of one recipient, or those with some words', () => {
  const outbox = new Outbox(database)
  outbox.add(first)
  outbox.add(second)
  outbox.add(messageTo('b@example.com', 'Bon “voyage” & 100%'))
  expect(idsOf(outbox.page()).slice(1)).toEqual([second.id, first.id])
  expect(idsOf(outbox.page({ to: 'a@example.com' }))).toEqual([first.id])
  expect(idsOf(outbox.page({ to: 'b@example.com', q: 'hELLO' }))).toEqual([second.id])
  expect(idsOf(outbox.page({ q: '“Voyage” & 100%' }))).toHaveLength(1)
  expect(idsOf(outbox.page({ q: '%' }))).toHaveLength(1)
  expect(outbox.page({ to: 'c@example.com' })).toEqual({ messages: [], older: null })
})

test('pages of fifty lead to all messages', () => {
  const outbox = new Outbox(database)
  const sent = Array.from({ length: 120 }, () => messageTo('a@example.com'))
  for (const message of sent) {
    outbox.add(message)
    outbox.add(second)
    database.prepare('DELETE FROM message WHERE id = ?').run(second.id)
  }
  const newestFirst = sent.map(({ id }) => id).toReversed()
  const one = outbox.page({ to: 'a@example.com' })
  const two = outbox.page({ to: 'a@example.com', before: one.older ?? 0 })
  const three = outbox.page({ to: 'a@example.com', before: two.older ?? 0 })
  expect(three.older).toBeNull()
  expect([one, two, three].map(({ messages }) => messages.length)).toEqual([50, 50, 20])
  expect([one, two, three].flatMap(idsOf)).toEqual(newestFirst)
})
