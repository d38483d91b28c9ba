/** Milliseconds between a failed load and its only retry. */
const RETRY_DELAY = 1500

export type AppLoader = {
  /**
   * Loads and starts the app, or waits for the load in progress. A failed load is retried once. If the retry fails too,
   * the next call tries again.
   *
   * @returns whether the app runs
   */
  load(): Promise<boolean>
  isLoading(): boolean
  /** Prevents every later load. Called after the app has crashed, because the same code would crash again. */
  stop(): void
}

/**
 * @param startApp loads the code and starts it; receives the number of the attempt, 0 for the first
 * @param canRun whether this browser has what the app needs
 * @param onFailure called with the reason when a load and its retry have failed
 */
export function createAppLoader(
  startApp: (attempt: number) => Promise<void>,
  canRun: boolean,
  onFailure: (error: unknown) => void,
): AppLoader {
  let attempts = 0
  let isStopped = !canRun
  let pending: Promise<boolean> | undefined
  let isRunning = false

  const attempt = () => startApp(attempts++)
  const wait = () => new Promise((resolve) => setTimeout(resolve, RETRY_DELAY))

  async function loadWithRetry(): Promise<boolean> {
    try {
      await attempt().catch(() => wait().then(attempt))
      isRunning = !isStopped
    } catch (error) {
      onFailure(error)
    }
    pending = undefined
    return isRunning
  }

  return {
    load() {
      if (isRunning || isStopped) return Promise.resolve(isRunning)
      pending = pending || loadWithRetry()
      return pending
    },
    isLoading: () => pending !== undefined,
    stop() {
      isStopped = true
      isRunning = false
    },
  }
}
