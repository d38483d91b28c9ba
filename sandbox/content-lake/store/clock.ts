/**
 * A monotonic clock. When the machine's clock is set back, this clock continues from its last time, at the same pace,
 * until the machine's clock shows a later time.
 */
export class Clock {
  readonly #machineTime: () => number
  #lead = 0
  #last: number

  /**
   * @param last when the newest stored transaction was made, in milliseconds
   * @param machineTime returns milliseconds, like `Date.now`
   */
  constructor(last: number, machineTime: () => number) {
    this.#last = last
    this.#machineTime = machineTime
  }

  /** The current time in milliseconds, never earlier than a previous result. */
  now(): number {
    const time = this.#machineTime()
    if (time >= this.#last) this.#lead = 0
    else if (time + this.#lead < this.#last) this.#lead = this.#last - time
    this.#last = time + this.#lead
    return this.#last
  }

  /** Milliseconds by which the machine's clock is behind this clock. */
  get lead(): number {
    this.now()
    return this.#lead
  }

  date(): Date {
    return new Date(this.now())
  }
}
