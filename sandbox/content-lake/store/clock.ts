/**
 * A monotonic clock. When the machine's clock is set back, it continues from its last time until the
 * machine has caught up.
 */
export class Clock {
  readonly #machine: () => number
  #lead = 0
  #last: number

  /**
   * @param last time of the newest transaction before a restart
   * @param machine milliseconds, as `Date.now`
   */
  constructor(last: number, machine: () => number) {
    this.#last = last
    this.#machine = machine
  }

  /** The current time in milliseconds, never earlier than a previous result. */
  now(): number {
    const time = this.#machine()
    if (time >= this.#last) this.#lead = 0
    else if (time + this.#lead < this.#last) this.#lead = this.#last - time
    this.#last = time + this.#lead
    return this.#last
  }

  /** Milliseconds by which the machine's clock is behind. */
  get lead(): number {
    this.now()
    return this.#lead
  }

  date(): Date {
    return new Date(this.now())
  }
}
