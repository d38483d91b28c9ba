import type { DatabaseSync } from 'node:sqlite'

/** Users' own settings, such as how the Studio's lists are sorted: JSON values by user and key. */
export class KeyValues {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** The value of a key, `undefined` when it has none. */
  get(user: string, key: string): unknown {
    const row = this.#database
      .prepare('SELECT value FROM user_setting WHERE user = ? AND key = ?')
      .get(user, key)
    return row && JSON.parse(String(row['value']))
  }

  clear(): void {
    this.#database.exec('DELETE FROM user_setting')
  }

  set(user: string, key: string, value: unknown): void {
    this.#database
      .prepare('INSERT OR REPLACE INTO user_setting VALUES(?, ?, ?)')
      .run(user, key, JSON.stringify(value))
  }
}
