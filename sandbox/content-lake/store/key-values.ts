import type { DatabaseSync } from 'node:sqlite'

/** The user's own settings, such as how the Studio's lists are sorted: JSON values by key. */
export class KeyValues {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** The value of a key, `undefined` when it has none. */
  get(key: string): unknown {
    const row = this.#database.prepare('SELECT value FROM key_value WHERE key = ?').get(key)
    return row && JSON.parse(String(row['value']))
  }

  set(key: string, value: unknown): void {
    this.#database
      .prepare('INSERT OR REPLACE INTO key_value VALUES(?, ?)')
      .run(key, JSON.stringify(value))
  }
}
