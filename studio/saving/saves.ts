/** The saves of this tab that the lake has not acknowledged yet. */
import { BehaviorSubject } from 'rxjs'

export type Save = {
  /** Published ids of the documents that the save changes. */
  readonly documents: readonly string[]
  readonly since: Date
  /** Why the save is still pending, as a sentence; null while nothing is wrong. */
  readonly problem: string | null
}

type PendingSave = Save & { readonly done: Promise<void> }

export class Saves {
  /** The pending saves, oldest first. */
  readonly pending = new BehaviorSubject<readonly PendingSave[]>([])

  /**
   * Runs `attempt` after the earlier saves of the same documents, so that saves arrive in order.
   *
   * @param attempt resolves when the lake has acknowledged the save; calls `report` to say why the save is pending
   */
  async run<T>(
    documents: readonly string[],
    attempt: (report: (problem: string) => void) => Promise<T>,
  ): Promise<T> {
    const earlier = this.#savesOf(documents)
    const settled = Promise.withResolvers<void>()
    let save: PendingSave = { documents, since: new Date(), problem: null, done: settled.promise }
    this.pending.next([...this.pending.value, save])
    try {
      await Promise.all(earlier.map(({ done }) => done))
      return await attempt((problem) => {
        const reported = { ...save, problem }
        this.pending.next(this.pending.value.map((each) => (each === save ? reported : each)))
        save = reported
      })
    } finally {
      this.pending.next(this.pending.value.filter((each) => each !== save))
      settled.resolve()
    }
  }

  /** Resolves once these documents have no pending save. */
  async untilSaved(documents: readonly string[]): Promise<void> {
    for (let saves = this.#savesOf(documents); saves.length > 0; saves = this.#savesOf(documents)) {
      await Promise.all(saves.map(({ done }) => done))
      // Lets callers that waited for this save start their next save, which the loop then finds.
      await new Promise((resolve) => setTimeout(resolve))
    }
  }

  #savesOf(documents: readonly string[]): readonly PendingSave[] {
    return this.pending.value.filter((save) => save.documents.some((id) => documents.includes(id)))
  }
}

export const saves = new Saves()

/**
 * The message to the editor about pending saves, to be shown after “Not saved yet:”.
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
