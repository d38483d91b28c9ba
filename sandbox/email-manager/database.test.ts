import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from './database.ts'

let directory = ''

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'email-manager-database-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

test('opens the database so that commits are durable (WAL, synchronous = FULL)', () => {
  const database = openDatabase(directory)
  expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  database.close()
})

test('refuses to open a database with another schema version', () => {
  const database = openDatabase(directory)
  database.exec('PRAGMA user_version = 99')
  database.close()
  expect(() => openDatabase(directory)).toThrow(/schema version 99/)
})
