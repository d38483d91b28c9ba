import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { generateId } from '../document.ts'

/** An editor who has chosen a name in a Studio. */
export interface Editor {
  id: string
  name: string
}

/** The names that editors have chosen, with the ids under which their changes are logged. */
export class Editors {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  list(): Editor[] {
    return this.#database.prepare('SELECT * FROM editor ORDER BY name').all().map(editorOf)
  }

  clear(): void {
    this.#database.exec('DELETE FROM editor')
  }

  get(id: string): Editor | undefined {
    const row = this.#database.prepare('SELECT * FROM editor WHERE id = ?').get(id)
    return row && editorOf(row)
  }

  /** Returns the editor with this name; adds the editor if the name is new. */
  findOrAdd(name: string): Editor {
    const row = this.#database
      .prepare(
        `INSERT INTO editor VALUES(?, ?)
         ON CONFLICT(name) DO UPDATE SET name = excluded.name
         RETURNING *`,
      )
      .get(`p${generateId()}`, name)
    if (!row) throw new Error('SQLite did not return the row that it wrote')
    return editorOf(row)
  }
}

function editorOf(row: Record<string, SQLOutputValue>): Editor {
  return { id: String(row['id']), name: String(row['name']) }
}

/** Each user's settings in the Studio, such as the sort order of lists: JSON values by user and key. */
export class UserSettings {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

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
