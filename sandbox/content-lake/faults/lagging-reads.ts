import type { LakeDocument } from '../document.ts'
import type { Dataset } from '../store/dataset.ts'
import type { Lake } from '../store/lake.ts'
import { LaggingReader } from './read-lag.ts'

/** The datasets as queries see them while reads lag behind writes. */
export class LaggingReads {
  readonly #lake: Lake
  #lag = 0
  readonly #readers = new Map<Dataset, LaggingReader>()

  constructor(lake: Lake) {
    this.#lake = lake
  }

  /** Milliseconds of lag from now on; 0 shows every write immediately. */
  setLag(lag: number): void {
    this.#lag = lag
    for (const reader of this.#readers.values()) reader.close()
    this.#readers.clear()
    if (lag === 0) return
    for (const { name } of this.#lake.list()) this.#readerOf(this.#lake.dataset(name))
  }

  documentsOf(dataset: Dataset): readonly LakeDocument[] {
    return this.#lag === 0 ? dataset.all() : this.#readerOf(dataset).documents(this.#lag)
  }

  #readerOf(dataset: Dataset): LaggingReader {
    const reader = this.#readers.get(dataset) ?? new LaggingReader(dataset)
    this.#readers.set(dataset, reader)
    return reader
  }
}
