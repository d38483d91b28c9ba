import type { LakeDocument } from '../document.ts'
import type { Dataset } from '../store/dataset.ts'

interface Past {
  /** When these documents were superseded. */
  until: number
  documents: readonly LakeDocument[]
}

/** A dataset as queries see it that lag behind its writes. */
export class LaggingReader {
  readonly #dataset: Dataset
  readonly #now: () => number
  readonly #past: Past[] = []
  #newest: readonly LakeDocument[]
  readonly #unsubscribe: () => void

  /** @param now milliseconds of a clock that does not go back */
  constructor(dataset: Dataset, now = () => performance.now()) {
    this.#dataset = dataset
    this.#now = now
    this.#newest = dataset.all()
    this.#unsubscribe = dataset.subscribe({
      onTransaction: () => {
        this.#past.push({ until: now(), documents: this.#newest })
        this.#newest = dataset.all()
      },
      onDelete: () => {},
    })
  }

  /** Every document, as it was this many milliseconds ago. */
  documents(lag: number): readonly LakeDocument[] {
    const then = this.#now() - lag
    while (this.#past[0] && this.#past[0].until <= then) this.#past.shift()
    return this.#past[0]?.documents ?? this.#dataset.all()
  }

  close(): void {
    this.#unsubscribe()
  }
}
