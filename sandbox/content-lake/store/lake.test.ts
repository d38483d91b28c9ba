import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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

function reopen() {
  lake.close()
  lake = new Lake('p', directory)
  return lake.dataset('data')
}

const of = (_id: string, _rev: string, more = {}) => ({
  _id,
  _type: 't',
  _rev,
  _createdAt: 'c',
  _updatedAt: 'u',
  ...more,
})

function commit(
  id: string,
  changes: { before?: ReturnType<typeof of>; after?: ReturnType<typeof of> }[],
) {
  lake.dataset('data').commit({
    id,
    timestamp: `time of ${id}`,
    author: 'me',
    changes: changes.map(({ before = null, after = null }) => ({
      id: String((after ?? before)?._id),
      before,
      after,
      mutations: [],
    })),
  })
}

test('a transaction that cannot be written leaves no trace', () => {
  commit('t1', [{ after: of('a', 't1') }])
  const listener = { onTransaction: vi.fn<() => void>(), onDelete: vi.fn<() => void>() }
  lake.dataset('data').subscribe(listener)
  expect(() => commit('t1', [{ after: of('b', 't1') }])).toThrow(/UNIQUE/)
  expect(listener.onTransaction).not.toHaveBeenCalled()
  expect(lake.dataset('data').get('b')).toBeNull()
  expect(reopen().all()).toEqual([of('a', 't1')])
})

/** Calls `work` with the database while no lake uses it. */
function tamper(work: (database: DatabaseSync) => void) {
  lake.close()
  const database = new DatabaseSync(join(directory, 'lake.sqlite'))
  work(database)
  database.close()
}

test.each([2, 99])('does not open data of schema version %s, and leaves it unchanged', (other) => {
  let version: unknown
  tamper((database) => {
    version = database.prepare('PRAGMA user_version').get()?.['user_version']
    database.exec(`PRAGMA user_version = ${other}`)
  })
  expect(() => new Lake('p', directory)).toThrow(`schema version ${other}; this program reads`)
  const again = new DatabaseSync(join(directory, 'lake.sqlite'))
  again.exec(`PRAGMA user_version = ${Number(version)}`)
  again.close()
  lake = new Lake('p', directory)
})

test('reads data of the earlier version with webhooks and colours, and ignores both', () => {
  commit('t1', [{ after: of('a', 't1') }])
  const editor = lake.editors.put('Asha')
  tamper((database) => {
    database.exec(`CREATE TABLE record(id TEXT) STRICT; CREATE TABLE hook_message(id TEXT PRIMARY KEY) STRICT;
      CREATE TABLE hook_attempt(message TEXT REFERENCES hook_message(id)) STRICT; 
      ALTER TABLE editor ADD COLUMN colour TEXT; PRAGMA user_version = 5`)
  })
  lake = new Lake('p', directory)
  expect(lake.dataset('data').get('a')).toEqual(of('a', 't1'))
  expect(lake.editors.list()).toEqual([editor])
  tamper((database) => {
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
