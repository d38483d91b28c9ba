/** Total of unsent bytes of all readers. */
export interface UnsentTotal {
  bytes: number
}

/** Queue of the chunks that one reader has not read yet. */
export class Backlog {
  readonly #total: UnsentTotal
  readonly #chunks: Uint8Array[] = []
  #bytes = 0
  /** Bytes of the last chunk that `next` returned. They count as unsent until the next call of `next`. */
  #bytesInTransit = 0
  #isEnded = false
  #wakeReader = () => {}

  constructor(total: UnsentTotal) {
    this.#total = total
  }

  get unsentBytes(): number {
    return this.#bytes
  }

  add(chunk: Uint8Array): void {
    this.#chunks.push(chunk)
    this.#addBytes(chunk.length)
    this.#wakeReader()
  }

  /** Marks the end of the stream. */
  end(): void {
    this.#isEnded = true
    this.#wakeReader()
  }

  /** Ends the stream and drops the queue. */
  discard(): void {
    this.#chunks.length = 0
    this.#addBytes(-this.#bytes)
    this.#bytesInTransit = 0
    this.end()
  }

  /** Waits for the next chunk and returns it; returns null after the last chunk. */
  async next(): Promise<Uint8Array | null> {
    this.#addBytes(-this.#bytesInTransit)
    this.#bytesInTransit = 0
    for (;;) {
      const chunk = this.#chunks.shift()
      if (chunk) {
        this.#bytesInTransit = chunk.length
        return chunk
      }
      if (this.#isEnded) return null
      await new Promise<void>((resolve) => {
        this.#wakeReader = resolve
      })
    }
  }

  #addBytes(bytes: number): void {
    this.#bytes += bytes
    this.#total.bytes += bytes
  }
}
