import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { isJsonObject, type JsonObject } from '../json.ts'

/** What a project has besides datasets and users. */
type Kind = 'alias' | 'copyJob' | 'corsOrigin' | 'hook' | 'robot'

/** The things of one kind that a project has, in the order in which they were made. */
export class Records {
  readonly #kind: Kind
  readonly #statements: Record<'delete' | 'get' | 'list' | 'put', StatementSync>

  constructor(database: DatabaseSync, kind: Kind) {
    this.#kind = kind
    this.#statements = {
      delete: database.prepare('DELETE FROM record WHERE kind = ? AND id = ?'),
      get: database.prepare('SELECT value FROM record WHERE kind = ? AND id = ?'),
      list: database.prepare('SELECT value FROM record WHERE kind = ? ORDER BY sequence'),
      put: database.prepare(
        `INSERT INTO record(kind, id, value) VALUES(?, ?, ?)
         ON CONFLICT(kind, id) DO UPDATE SET value = excluded.value`,
      ),
    }
  }

  list(): JsonObject[] {
    return this.#statements.list.all(this.#kind).map(({ value }) => parse(value))
  }

  get(id: string): JsonObject | null {
    const row = this.#statements.get.get(this.#kind, id)
    return row ? parse(row['value']) : null
  }

  put(id: string, value: JsonObject): void {
    this.#statements.put.run(this.#kind, id, JSON.stringify(value))
  }

  /** @returns whether there was one */
  delete(id: string): boolean {
    return this.#statements.delete.run(this.#kind, id).changes > 0
  }
}

function parse(text: unknown): JsonObject {
  const value: unknown = JSON.parse(String(text))
  if (!isJsonObject(value)) throw new Error('A stored record is not an object')
  return value
}
