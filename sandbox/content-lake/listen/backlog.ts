/** Bytes queued for all readers together. */
export interface Total {
  bytes: number
}

/** Chunks queued for one reader, handed over as it reads. */
export class Backlog {
  readonly #total: Total
  readonly #chunks: Uint8Array[] = []
  #bytes = 0
  /** Bytes of the last chunk handed over. It is in transit until the next chunk is requested. */
  #underway = 0
  #isEnded = false
  #wake = () => {}

  constructor(total: Total) {
    this.#total = total
  }

  /** Bytes that have not been sent yet. */
  get bytes(): number {
    return this.#bytes
  }

  add(chunk: Uint8Array): void {
    this.#chunks.push(chunk)
    this.#count(chunk.length)
    this.#wake()
  }

  /** Marks the end of the stream. */
  end(): void {
    this.#isEnded = true
    this.#wake()
  }

  /** Ends the stream and drops the queue. */
  discard(): void {
    this.#chunks.length = 0
    this.#count(-this.#bytes)
    this.#underway = 0
    this.end()
  }

  /** Waits for the next chunk; null after the last. */
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
