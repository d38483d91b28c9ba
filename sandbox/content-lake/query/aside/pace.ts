import type { QueryRequest } from '../answer.ts'

const QUICK_MS = 2
const REMEMBERED = 500
/** Longer queries are not remembered: 500 of them would take gigabytes. */
const MAX_LENGTH = 64 * 1024

/** What is known of how long queries take, by their text. */
export class Pace {
  /** With their parameters: how many documents there were when they were quick. */
  readonly #quick = new Recent<number>()
  /** Without: another search word won't make a slow search quick. */
  readonly #slow = new Recent<true>()

  /** True when it took next to no time over as many documents. */
  isQuick(request: QueryRequest, documents: number): boolean {
    const before = this.#quick.get(keyOf(request))
    return before !== undefined && documents <= before * 2
  }

  isSlow({ query }: QueryRequest): boolean {
    return this.#slow.get(query) !== undefined
  }

  took(request: QueryRequest, documents: number, milliseconds: number): void {
    if (milliseconds <= QUICK_MS) this.#quick.set(keyOf(request), documents)
    else this.#quick.delete(keyOf(request))
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

  delete(key: string): void {
    this.#entries.delete(key)
  }
}
