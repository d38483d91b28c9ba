import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Refusal } from './errors.ts'
import { openDatabase } from './database.ts'
import { Subscribers } from './subscribers.ts'

const EMAIL = 'captain@example.com'
const ALL = { compliance: true, emergency: true, newsletter: true }
const NONE = { compliance: false, emergency: false, newsletter: false }
const DAY_MS = 24 * 60 * 60 * 1000

let directory = ''
let database: DatabaseSync
let subscribers: Subscribers
let now: Date

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'subscribers-'))
  database = openDatabase(directory)
  now = new Date('2026-03-01T00:00:00Z')
  subscribers = new Subscribers(database, () => new Date(now))
})
afterEach(() => {
  database.close()
  rmSync(directory, { recursive: true })
})

const currentState = () => subscribers.find(EMAIL)?.state

/** Signs up and confirms; returns both tokens. */
function subscribe() {
  const { token } = subscribers.signUp(EMAIL, ALL)
  const manage = subscribers.confirm(EMAIL, token)?.token
  if (manage === undefined) throw new Error('The address was confirmed before')
  return { confirm: token, manage }
}

describe('signing up', () => {
  test('again issues another token, and the first stays valid', () => {
    const first = subscribers.signUp(EMAIL, ALL)
    const second = subscribers.signUp(EMAIL, ALL)
    expect(second.token).not.toBe(first.token)
    expect(subscribers.list()).toHaveLength(1)
    subscribers.confirm(EMAIL, first.token)
    expect(currentState()).toBe('confirmed')
  })

  test('after unsubscribing starts over', () => {
    subscribe()
    subscribers.unsubscribe(EMAIL)
    const { token } = subscribers.signUp(EMAIL, ALL)
    expect(currentState()).toBe('pending')
    subscribers.confirm(EMAIL, token)
    expect(subscribers.find(EMAIL)).toMatchObject({ state: 'confirmed', preferences: ALL })
  })
})

test('confirming works for seven days, then is refused', () => {
  const { token } = subscribers.signUp(EMAIL, ALL)
  now = new Date(now.getTime() + 7 * DAY_MS)
  expect(() => subscribers.confirm(EMAIL, token)).toThrow(Refusal)
  now = new Date(now.getTime() - 1)
  expect(subscribers.confirm(EMAIL, token)).not.toBeNull()
})

test('the table of tokens does not contain the tokens themselves', () => {
  const { confirm, manage } = subscribe()
  const rows = database.prepare('SELECT * FROM token').all()
  const stored = rows.flatMap((row) => Object.values(row).map(String))
  expect(stored).not.toEqual([])
  expect(stored).not.toContain(confirm)
  expect(stored).not.toContain(manage)
})

test('a token to manage preferences stays valid after a year and after unsubscribing', () => {
  const { manage } = subscribe()
  subscribers.unsubscribe(EMAIL)
  now = new Date(now.getTime() + 365 * DAY_MS)
  expect(subscribers.preferences(EMAIL, manage)).toEqual(NONE)
})

test('tokens have 192 bits and need no escaping in a URL', () => {
  const { token } = subscribers.signUp(EMAIL, ALL)
  expect(Buffer.from(token, 'base64url')).toHaveLength(24)
  expect(encodeURIComponent(token)).toBe(token)
})
