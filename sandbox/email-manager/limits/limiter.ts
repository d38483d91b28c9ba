/** A limit: this many events, refilled evenly over this many seconds. */
export interface Limit {
  most: number
  seconds: number
}

/** Above this number of keys, those that are no longer limited are evicted. */
const MANY_KEYS = 10_000

/**
 * A rate limiter by key, with the generic cell rate algorithm: each event adds its share of the window to
 * the key's debt, and another is allowed while the debt is within the window.
 */
export class Limiter {
  readonly #share: number
  readonly #whole: number
  readonly #now: () => Date
  /** When each key's debt ends, in milliseconds since 1970. */
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

  /** Seconds until another event is allowed; 0 when one is allowed now. */
  wait(key: string): number {
    return Math.max(0, Math.ceil((this.#owed(key) + this.#share - this.#whole) / 1000))
  }

  /** Counts one event. */
  count(key: string): void {
    const owed = Math.min(this.#whole, this.#owed(key) + this.#share)
    this.#paidAt.set(key, this.#now().getTime() + owed)
    if (this.#paidAt.size > MANY_KEYS) this.#forget()
  }

  #owed(key: string): number {
    const now = this.#now().getTime()
    const paidAt = this.#paidAt.get(key)
    if (paidAt === undefined) return 0
    // After the clock was set back, nobody waits for longer than the window.
    if (paidAt > now + this.#whole) this.#paidAt.set(key, now + this.#whole)
    return Math.min(this.#whole, Math.max(0, paidAt - now))
  }

  /** Keys without a debt; or, when all have one, the oldest. */
  #forget(): void {
    for (const key of this.#paidAt.keys()) if (this.#owed(key) === 0) this.#paidAt.delete(key)
    for (const key of this.#paidAt.keys()) {
      if (this.#paidAt.size <= MANY_KEYS) break
      this.#paidAt.delete(key)
    }
  }
}
