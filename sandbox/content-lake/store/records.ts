import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { isJsonObject, type JsonObject } from '../json.ts'

/** What a project has besides datasets and users. */
type Kind = 'corsOrigin' | 'hook' | 'robot'

/** The things of one kind that a project has, in the order in which they were made. */
export class Records {
  readonly #kind: Kind
  /** What `list` returned last; null when that has changed. */
  #list: readonly JsonObject[] | null = null
  readonly #statements: Record<'clear' | 'delete' | 'get' | 'list' | 'put', StatementSync>

  constructor(database: DatabaseSync, kind: Kind) {
    this.#kind = kind
    this.#statements = {
      clear: database.prepare('DELETE FROM record WHERE kind = ?'),
      delete: database.prepare('DELETE FROM record WHERE kind = ? AND id = ?'),
      get: database.prepare('SELECT value FROM record WHERE kind = ? AND id = ?'),
      list: database.prepare('SELECT value FROM record WHERE kind = ? ORDER BY sequence'),
      put: database.prepare(
        `INSERT INTO record(kind, id, value) VALUES(?, ?, ?)
         ON CONFLICT(kind, id) DO UPDATE SET value = excluded.value`,
      ),
    }
  }

  /** The same objects until one of them changes. */
  list(): readonly JsonObject[] {
    this.#list ??= this.#statements.list.all(this.#kind).map(({ value }) => parse(value))
    return this.#list
  }

  get(id: string): JsonObject | null {
    const row = this.#statements.get.get(this.#kind, id)
    return row ? parse(row['value']) : null
  }

  put(id: string, value: JsonObject): void {
    this.#statements.put.run(this.#kind, id, JSON.stringify(value))
    this.#list = null
  }

  /** @returns whether there was one */
  delete(id: string): boolean {
    this.#list = null
    return this.#statements.delete.run(this.#kind, id).changes > 0
  }

  clear(): void {
    this.#list = null
    this.#statements.clear.run(this.#kind)
  }
}

function parse(text: unknown): JsonObject {
  const value: unknown = JSON.parse(String(text))
  if (!isJsonObject(value)) throw new Error('A stored record is not an object')
  return value
}
