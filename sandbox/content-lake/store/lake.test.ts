import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Lake } from './lake.ts'

let directory = ''
let lake: Lake

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lake-store-'))
  lake = new Lake('p', directory)
  lake.create('data')
})
afterEach(async () => {
  lake.close()
  await rm(directory, { recursive: true, force: true })
})

const DOCUMENT = { _id: 'a', _type: 't', _rev: 't1', _createdAt: 'c', _updatedAt: 'u' }

/** Closes the lake and calls `work` with the lake's database. */
function changeDatabase(work: (database: DatabaseSync) => void) {
  lake.close()
  const database = new DatabaseSync(join(directory, 'lake.sqlite'))
  work(database)
  database.close()
}

test.each([2, 99])('refuses data of schema version %s, without damaging it', (unsupported) => {
  let version: unknown
  changeDatabase((database) => {
    version = database.prepare('PRAGMA user_version').get()?.['user_version']
    database.exec(`PRAGMA user_version = ${unsupported}`)
  })
  expect(() => new Lake('p', directory)).toThrow(
    `schema version ${unsupported}; this program reads`,
  )
  const database = new DatabaseSync(join(directory, 'lake.sqlite'))
  database.exec(`PRAGMA user_version = ${Number(version)}`)
  database.close()
  lake = new Lake('p', directory)
})

test('reads documents and editors of an earlier schema version, and removes obsolete tables', () => {
  const change = { id: 'a', before: null, after: DOCUMENT, mutations: [] }
  const transaction = { id: 't1', timestamp: 'c', author: 'me', changes: [change] }
  lake.dataset('data').commit(transaction)
  const editor = lake.editors.findOrAdd('Asha')
  changeDatabase((database) => {
    database.exec(`CREATE TABLE record(id TEXT) STRICT; CREATE TABLE hook_message(id TEXT PRIMARY KEY) STRICT;
      CREATE TABLE hook_attempt(message TEXT REFERENCES hook_message(id)) STRICT; 
      ALTER TABLE editor ADD COLUMN colour TEXT; PRAGMA user_version = 5`)
  })
  lake = new Lake('p', directory)
  expect(lake.dataset('data').get('a')).toEqual(DOCUMENT)
  expect(lake.editors.findOrAdd('Asha')).toEqual(editor)
  changeDatabase((database) => {
    expect(
      database
        .prepare(
          "SELECT name FROM sqlite_schema WHERE name IN ('record', 'hook_message', 'hook_attempt')",
        )
        .all(),
    ).toEqual([])
  })
  lake = new Lake('p', directory)
})
