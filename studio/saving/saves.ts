/** The saves that the lake has not acknowledged yet, of all documents open in this tab. */

export type Save = {
  /** Published ids of the documents that it changes. */
  readonly documents: readonly string[]
  readonly since: Date
  /** Why it is still pending, as a sentence; null while nothing is wrong. */
  readonly problem: string | null
}

type Entry = { save: Save; readonly done: Promise<void> }

/** Pending saves, as a store that React can subscribe to. */
export class Saves {
  #entries: readonly Entry[] = []
  readonly #listeners = new Set<() => void>()
  #snapshot: readonly Save[] = []

  /** The pending saves, the oldest first; the same array until something changes. */
  readonly current = (): readonly Save[] => this.#snapshot

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Runs `attempt` after the earlier saves of the same documents, so that saves arrive in the order in which they
   * were made.
   *
   * @param attempt resolves when the lake has acknowledged; gets a function that tells the editor why it has not yet
   */
  async run<T>(
    documents: readonly string[],
    attempt: (report: (problem: string) => void) => Promise<T>,
  ): Promise<T> {
    const earlier = this.#of(documents)
    const settled = Promise.withResolvers<void>()
    const entry: Entry = {
      save: { documents, since: new Date(), problem: null },
      done: settled.promise,
    }
    this.#set([...this.#entries, entry])
    try {
      await Promise.all(earlier.map(({ done }) => done))
      return await attempt((problem) => {
        entry.save = { ...entry.save, problem }
        this.#set(this.#entries)
      })
    } finally {
      this.#set(this.#entries.filter((each) => each !== entry))
      settled.resolve()
    }
  }

  /** Resolves once these documents have no pending save. */
  async untilSaved(documents: readonly string[]): Promise<void> {
    for (let pending = this.#of(documents); pending.length > 0; pending = this.#of(documents)) {
      await Promise.all(pending.map(({ done }) => done))
      // Lets those who waited for the save send the next one first.
      await new Promise((resolve) => setTimeout(resolve))
    }
  }

  #of(documents: readonly string[]): readonly Entry[] {
    return this.#entries.filter(({ save }) => save.documents.some((id) => documents.includes(id)))
  }

  #set(entries: readonly Entry[]): void {
    this.#entries = entries
    this.#snapshot = entries.map(({ save }) => save)
    for (const listener of this.#listeners) listener()
  }
}

/** The pending saves of this tab. */
export const saves = new Saves()

/**
 * What the editor is told about pending saves.
 *
 * @returns null while nothing is wrong
 */
export function noticeOf(pending: readonly Save[]): string | null {
  const failing = pending.findLast(({ problem }) => problem !== null)
  const [oldest] = pending
  if (!failing || !oldest) return null
  const count = new Set(pending.flatMap(({ documents }) => documents)).size
  const what = count === 1 ? 'changes to 1 document' : `changes to ${count} documents`
  const time = oldest.since.toLocaleTimeString('en', { hour: 'numeric', minute: '2-digit' })
  return `${what}, since ${time}. ${failing.problem} Trying again; leave this page open.`
}
