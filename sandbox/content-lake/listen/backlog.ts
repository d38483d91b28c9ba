/** What readers have yet to take, in all. */
export interface Total {
  bytes: number
}

/** What one reader has yet to take, handed over as it reads. */
export class Backlog {
  readonly #total: Total
  readonly #chunks: Uint8Array[] = []
  #bytes = 0
  /** Of the chunk handed over last, which is on its way until the next is asked for. */
  #underway = 0
  #isEnded = false
  #wake = () => {}

  constructor(total: Total) {
    this.#total = total
  }

  /** Not taken by the network yet. */
  get bytes(): number {
    return this.#bytes
  }

  add(chunk: Uint8Array): void {
    this.#chunks.push(chunk)
    this.#count(chunk.length)
    this.#wake()
  }

  /** Nothing follows. */
  end(): void {
    this.#isEnded = true
    this.#wake()
  }

  /** Nothing follows, and what has not been taken never will be. */
  discard(): void {
    this.#chunks.length = 0
    this.#count(-this.#bytes)
    this.#underway = 0
    this.end()
  }

  /** The next chunk when there is one, null after the last. */
  async next(): Promise<Uint8Array | null> {
    this.#count(-this.#underway)
    this.#underway = 0
    for (;;) {
      const chunk = this.#chunks.shift()
      if (chunk) {
        this.#underway = chunk.length
        return chunk
      }
      if (this.#isEnded) return null
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }

  #count(bytes: number): void {
    this.#bytes += bytes
    this.#total.bytes += bytes
  }
}
