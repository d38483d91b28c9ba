import type { QueryRequest } from '../answer.ts'

const REMEMBERED = 500
/** Longer queries count as slow, for to read them takes long already, and are not remembered: 500 would take gigabytes. */
const MAX_LENGTH = 64 * 1024

/** What is known of how long queries take, by their text. */
export class Pace {
  /** With their parameters: what they took, and over how many documents. */
  readonly #known = new Recent<{ milliseconds: number; documents: number }>()
  /** Without: another search word won't make a slow search quick. */
  readonly #slow = new Recent<true>()

  /** CPU time that it took the last time, over nearly as many documents; null when that isn't known. */
  lastTime(request: QueryRequest, documents: number): number | null {
    const last = this.#known.get(keyOf(request))
    return last && documents <= last.documents * 2 ? last.milliseconds : null
  }

  isSlow({ query }: QueryRequest): boolean {
    return query.length > MAX_LENGTH || this.#slow.get(query) !== undefined
  }

  took(request: QueryRequest, documents: number, milliseconds: number): void {
    this.#known.set(keyOf(request), { milliseconds, documents })
  }

  wasSlow({ query }: QueryRequest): void {
    this.#slow.set(query, true)
  }
}

function keyOf({ query, params, perspective, sourceMap }: QueryRequest): string {
  return JSON.stringify([query, params, perspective, sourceMap])
}

/** The entries that were set or read last. */
class Recent<T> {
  readonly #entries = new Map<string, T>()

  get(key: string): T | undefined {
    const value = this.#entries.get(key)
    if (value !== undefined) this.set(key, value)
    return value
  }

  set(key: string, value: T): void {
    if (key.length > MAX_LENGTH) return
    this.#entries.delete(key)
    this.#entries.set(key, value)
    const oldest = this.#entries.keys().next()
    if (this.#entries.size > REMEMBERED && oldest.done !== true) this.#entries.delete(oldest.value)
  }
}
