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

function stateOf(email = EMAIL) {
  return subscribers.find(email)?.state
}

/** Signs up and confirms; returns both tokens. */
function subscribe(email = EMAIL) {
  const { token } = subscribers.signUp(email, ALL)
  const manage = subscribers.confirm(email, token)?.token
  if (manage === undefined) throw new Error('It was confirmed before')
  return { confirm: token, manage }
}

describe('signing up', () => {
  test('leaves an address pending, with a token to confirm it', () => {
    expect(subscribers.signUp(EMAIL, ALL).purpose).toBe('confirm')
    expect(subscribers.find(EMAIL)).toEqual({
      email: EMAIL,
      state: 'pending',
      preferences: ALL,
    })
  })

  test('again sends another link, and the first stays valid', () => {
    const first = subscribers.signUp(EMAIL, ALL)
    const second = subscribers.signUp(EMAIL, ALL)
    expect(second.token).not.toBe(first.token)
    expect(subscribers.list()).toHaveLength(1)
    subscribers.confirm(EMAIL, first.token)
    expect(stateOf()).toBe('confirmed')
  })

  test('changes nothing for a confirmed address', () => {
    subscribe()
    expect(subscribers.signUp(EMAIL, NONE).purpose).toBe('manage')
    expect(subscribers.find(EMAIL)).toMatchObject({ state: 'confirmed', preferences: ALL })
  })

  test('after unsubscribing starts over', () => {
    subscribe()
    subscribers.unsubscribe(EMAIL)
    const { token } = subscribers.signUp(EMAIL, ALL)
    expect(stateOf()).toBe('pending')
    subscribers.confirm(EMAIL, token)
    expect(subscribers.find(EMAIL)).toMatchObject({ state: 'confirmed', preferences: ALL })
  })
})

describe('confirming', () => {
  test('again is accepted and does nothing more', () => {
    const { confirm } = subscribe()
    expect(subscribers.confirm(EMAIL, confirm)).toBeNull()
    expect(stateOf()).toBe('confirmed')
  })

  test('is refused after seven days, not before', () => {
    const { token } = subscribers.signUp(EMAIL, ALL)
    now = new Date(now.getTime() + 7 * DAY_MS)
    expect(() => subscribers.confirm(EMAIL, token)).toThrow(Refusal)
    now = new Date(now.getTime() - 1)
    expect(subscribers.confirm(EMAIL, token)).not.toBeNull()
  })

  test('with an old link does not undo unsubscribing', () => {
    const { confirm } = subscribe()
    subscribers.unsubscribe(EMAIL)
    expect(() => subscribers.confirm(EMAIL, confirm)).toThrow(Refusal)
    expect(stateOf()).toBe('unsubscribed')
  })
})

describe('a token', () => {
  test('works for its purpose only', () => {
    const { confirm, manage } = subscribe()
    expect(() => subscribers.preferences(EMAIL, confirm)).toThrow(Refusal)
    expect(() => subscribers.setPreferences(EMAIL, confirm, NONE)).toThrow(Refusal)
    expect(() => subscribers.confirm(EMAIL, manage)).toThrow(Refusal)
  })

  test('is valid for its own address only', () => {
    const { manage } = subscribe()
    subscribe('other@example.com')
    expect(() => subscribers.preferences('other@example.com', manage)).toThrow(Refusal)
  })

  test('that is wrong gets the same answer as an address that is unknown', () => {
    subscribe()
    const refusals = [EMAIL, 'nobody@example.com'].flatMap((email) => [
      refusalOf(() => subscribers.confirm(email, 'wrong')),
      refusalOf(() => subscribers.preferences(email, 'wrong')),
      refusalOf(() => subscribers.setPreferences(email, 'wrong', NONE)),
    ])
    expect(refusals.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400])
    expect(new Set(refusals.map(({ detail }) => detail)).size).toBe(1)
  })

  test('is not in the database', () => {
    const { confirm, manage } = subscribe()
    const stored = JSON.stringify(
      database
        .prepare('SELECT * FROM token')
        .all()
        .map((row) => Object.values(row).map(String)),
    )
    expect(stored).not.toContain(confirm)
    expect(stored).not.toContain(manage)
  })

  test('to manage outlives a year, and unsubscribing', () => {
    const { manage } = subscribe()
    subscribers.unsubscribe(EMAIL)
    now = new Date(now.getTime() + 365 * DAY_MS)
    expect(subscribers.preferences(EMAIL, manage)).toEqual(NONE)
  })
})

describe('preferences', () => {
  test('are kept one by one', () => {
    const { manage } = subscribe()
    const chosen = { compliance: false, emergency: true, newsletter: false }
    subscribers.setPreferences(EMAIL, manage, chosen)
    expect(subscribers.preferences(EMAIL, manage)).toEqual(chosen)
    expect(stateOf()).toBe('confirmed')
  })

  test('all off is unsubscribed, one on is subscribed again', () => {
    const { manage, confirm } = subscribe()
    subscribers.setPreferences(EMAIL, manage, NONE)
    expect(stateOf()).toBe('unsubscribed')
    expect(() => subscribers.confirm(EMAIL, confirm)).toThrow(Refusal)
    subscribers.setPreferences(EMAIL, manage, { ...NONE, emergency: true })
    expect(stateOf()).toBe('confirmed')
  })
})

describe('unsubscribing', () => {
  test('turns everything off, and again does nothing', () => {
    subscribe()
    subscribers.unsubscribe(EMAIL)
    subscribers.unsubscribe(EMAIL)
    expect(subscribers.find(EMAIL)).toMatchObject({ state: 'unsubscribed', preferences: NONE })
  })

  test('revokes the confirmation link of a pending address', () => {
    const { token } = subscribers.signUp(EMAIL, ALL)
    subscribers.unsubscribe(EMAIL)
    expect(() => subscribers.confirm(EMAIL, token)).toThrow(Refusal)
  })

  test('of an unknown address leaves no trace', () => {
    subscribers.unsubscribe('nobody@example.com')
    expect(subscribers.list()).toEqual([])
  })
})

describe('a token', () => {
  test('has 192 bits, is never the same and needs no escaping in a URL', () => {
    const tokens = Array.from({ length: 50 }, () => subscribers.signUp(EMAIL, ALL).token)
    for (const token of tokens) {
      expect(Buffer.from(token, 'base64url')).toHaveLength(24)
      expect(encodeURIComponent(token)).toBe(token)
    }
    expect(new Set(tokens).size).toBe(50)
  })

  test('is stored as a hash only', () => {
    const { token } = subscribers.signUp(EMAIL, ALL)
    expect(JSON.stringify(database.prepare('SELECT * FROM token').all())).not.toContain(token)
  })
})

function refusalOf(call: () => unknown) {
  try {
    call()
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, detail: error.detail }
    throw error
  }
  throw new Error('It was not refused')
}
