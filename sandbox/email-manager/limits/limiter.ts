/** So many at once, and again as many in so many seconds. */
export interface Limit {
  most: number
  seconds: number
}

/** More keys than this are looked through for those that may be forgotten. */
const MANY_KEYS = 10_000

/**
 * Counts what happens by key, with the generic cell rate algorithm: each adds its share of the time that
 * `most` may take, and there may be another while no more than the whole of that time is owed.
 */
export class Limiter {
  readonly #share: number
  readonly #whole: number
  readonly #now: () => Date
  /** When nothing will be owed any more, in milliseconds. */
  readonly #paidAt = new Map<string, number>()

  constructor({ most, seconds }: Limit, now: () => Date) {
    this.#share = (seconds * 1000) / most
    this.#whole = seconds * 1000
    this.#now = now
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.#paidAt.size
  }

  /** Seconds until there may be another; 0 when there may be one now. */
  wait(key: string): number {
    return Math.max(0, Math.ceil((this.#owed(key) + this.#share - this.#whole) / 1000))
  }

  /** Count one. */
  count(key: string): void {
    const owed = Math.min(this.#whole, this.#owed(key) + this.#share)
    this.#paidAt.set(key, this.#now().getTime() + owed)
    if (this.#paidAt.size > MANY_KEYS) this.#forget()
  }

  #owed(key: string): number {
    const now = this.#now().getTime()
    const paidAt = this.#paidAt.get(key)
    if (paidAt === undefined) return 0
    // A clock that was set back keeps nobody waiting for as long as that.
    if (paidAt > now + this.#whole) this.#paidAt.set(key, now + this.#whole)
    return Math.min(this.#whole, Math.max(0, paidAt - now))
  }

  /** Those who owe nothing; or, when all do, those that were counted first. */
  #forget(): void {
    for (const key of this.#paidAt.keys()) if (this.#owed(key) === 0) this.#paidAt.delete(key)
    for (const key of this.#paidAt.keys()) {
      if (this.#paidAt.size <= MANY_KEYS) break
      this.#paidAt.delete(key)
    }
  }
}
