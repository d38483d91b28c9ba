import type { Dataset } from '../store/dataset.ts'
import type { Lake } from '../store/lake.ts'
import { isReleaseDocumentId, releasesAmong } from './release.ts'
import {
  dueTime,
  needsTransition,
  completeTransitions,
  type TransitionContext,
} from './transitions.ts'

/**
 * Longest timeout. A timer does not notice that the clock was set or the machine slept, so the clock is read again
 * after this time.
 */
const MAX_TIMEOUT_MS = 60_000

/**
 * Publishes the scheduled releases of a dataset on time. When the lake starts, publishes overdue releases and
 * completes transitions that a crash interrupted. A timer runs only while a release is scheduled or in transition.
 *
 * @returns a function that stops publishing
 */
function publishOnTime(context: TransitionContext): () => void {
  const { dataset, log } = context
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const completeDue = async () => {
    try {
      await dataset.write(() => completeTransitions(context))
      setNextTimer()
    } catch (error) {
      if (isStopped) return
      // Tries again later, because the disk might be full now.
      log(`releases of dataset "${dataset.name}" could not be published: ${String(error)}`)
      setTimer(MAX_TIMEOUT_MS)
    }
  }
  const setNextTimer = () => setTimer(millisecondsUntilDue(dataset))
  const setTimer = (milliseconds: number | null) => {
    clearTimeout(timer)
    if (milliseconds !== null && !isStopped)
      timer = setTimeout(() => void completeDue(), milliseconds)
  }
  const unsubscribe = dataset.subscribe({
    onTransaction({ changes }) {
      if (changes.some(({ id }) => isReleaseDocumentId(id))) setNextTimer()
    },
    onDelete: stop,
  })
  function stop() {
    isStopped = true
    clearTimeout(timer)
    unsubscribe()
  }
  setNextTimer()
  return stop
}

/** Milliseconds until the next transition is due, at most MAX_TIMEOUT_MS; null if no release awaits a transition. */
function millisecondsUntilDue(dataset: Dataset): number | null {
  const now = dataset.now().getTime()
  const releases = releasesAmong(dataset.all())
  if (releases.some((release) => needsTransition(release, now))) return 0
  const due = releases.filter(({ state }) => state === 'scheduled').map(dueTime)
  return due.length === 0 ? null : Math.min(Math.min(...due) - now, MAX_TIMEOUT_MS)
}

/** Publishes the scheduled releases of all datasets on time, until the returned function is called. */
export function startReleaseTimers(lake: Lake, log: TransitionContext['log']): () => void {
  const stops: (() => void)[] = []
  lake.onDataset((dataset) => {
    stops.push(publishOnTime({ projectId: lake.projectId, dataset, log }))
  })
  return () => {
    for (const stop of stops) stop()
  }
}
