import type { Dataset } from '../store/dataset.ts'
import type { Lake } from '../store/lake.ts'
import { isReleaseDocumentId, releasesAmong } from './release.ts'
import { dueTime, isUnsettled, settleReleases, type Settlement } from './settle.ts'

/**
 * Maximum timeout. A timer does not notice that the clock was set or the machine slept, so the clock is checked
 * again after this time.
 */
const LONGEST_WAIT_MS = 60_000

/**
 * Publishes the scheduled releases of a dataset on time, or at the start if they are overdue, and completes
 * transitions that a crash interrupted. A timer runs only while a release is scheduled.
 *
 * @returns a function that stops publishing
 */
function publishOnTime(settlement: Settlement): () => void {
  const { dataset, log } = settlement
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const work = async () => {
    try {
      await dataset.write(() => settleReleases(settlement))
      wait()
    } catch (error) {
      if (isOver) return
      // Tries again later, because the disk might be full now.
      log(`releases of dataset "${dataset.name}" could not be published: ${String(error)}`)
      arm(LONGEST_WAIT_MS)
    }
  }
  const wait = () => arm(waitFor(dataset))
  const arm = (milliseconds: number | null) => {
    clearTimeout(timer)
    if (milliseconds !== null && !isOver) timer = setTimeout(() => void work(), milliseconds)
  }
  const unsubscribe = dataset.subscribe({
    onTransaction({ changes }) {
      if (changes.some(({ id }) => isReleaseDocumentId(id))) wait()
    },
    onDelete: end,
  })
  function end() {
    isOver = true
    clearTimeout(timer)
    unsubscribe()
  }
  wait()
  return end
}

/** Milliseconds until a release is due, at most LONGEST_WAIT_MS; null when none is scheduled. */
function waitFor(dataset: Dataset): number | null {
  const now = dataset.now().getTime()
  const releases = releasesAmong(dataset.all())
  if (releases.some((release) => isUnsettled(release, now))) return 0
  const due = releases.filter(({ state }) => state === 'scheduled').map(dueTime)
  return due.length === 0 ? null : Math.min(Math.min(...due) - now, LONGEST_WAIT_MS)
}

/** Publishes the scheduled releases of all datasets until closed. */
export function publishReleases(lake: Lake, log: Settlement['log']): { close: () => void } {
  const ends: (() => void)[] = []
  lake.onDataset((dataset) => {
    ends.push(publishOnTime({ projectId: lake.projectId, dataset, log }))
  })
  return {
    close() {
      for (const end of ends) end()
    },
  }
}
