/** Rebuilds the site after each publication. A listener on the lake reports publications. */
import { setTimeout as delay } from 'node:timers/promises'
import { EXIT_CODE_WITH_NOTICES, writeWaiting } from '../../builder/report/build-status.ts'
import { KilledError, type Processes } from './processes.ts'
import { lakeClientAt } from './lake-client.ts'

/** Milliseconds within which several publications share one build. */
const BATCHING_MS = 100

/** Milliseconds before a failed build is retried, doubled with each failure. */
const FIRST_RETRY_DELAY = 1_000
const MAX_RETRY_DELAY = 10 * 60_000

export type Rebuilds = {
  /**
   * Starts rebuilding. Publications that arrived since `rebuildOnPublish` was called are built at once.
   *
   * @param firstBuild `isBuilt`: whether the first build succeeded; if not, that build is retried
   */
  begin(firstBuild: { isBuilt: boolean }): void
  /** Stops listening. */
  close(): void
}

/**
 * Runs `node builder/rebuild.ts` after each publication, one run at a time. Listens at once, but runs nothing until
 * `begin` is called, after the first build. A build that fails or is killed is retried until a build succeeds, so that
 * no publication is missed.
 *
 * @param apiHost address of the embedded lake
 * @param outDir where the site is built
 */
export async function rebuildOnPublish(
  processes: Processes,
  apiHost: string,
  outDir: string,
  firstRetryDelay = FIRST_RETRY_DELAY,
): Promise<Rebuilds> {
  let program = 'builder/rebuild.ts'
  let needsBuild = false
  // Until `begin`, the first build is running.
  let isBuilding = true
  let endRetryWait = () => {}

  async function build() {
    isBuilding = true
    let retryDelay = firstRetryDelay
    while (needsBuild) {
      await delay(BATCHING_MS)
      needsBuild = false
      try {
        await processes.run('The build after a publication', [program], EXIT_CODE_WITH_NOTICES)
        program = 'builder/rebuild.ts'
        retryDelay = firstRetryDelay
      } catch (error) {
        await reportFailure(error)
        // A publication that arrived during the failed build might fix the error, so the retry then does not wait.
        if (!needsBuild) await waitForRetry(retryDelay)
        retryDelay = Math.min(retryDelay * 2, MAX_RETRY_DELAY)
        needsBuild = true
      }
    }
    isBuilding = false
  }

  async function waitForRetry(milliseconds: number) {
    const nextPublication = Promise.withResolvers<void>()
    endRetryWait = nextPublication.resolve
    await Promise.race([delay(milliseconds, undefined, { ref: false }), nextPublication.promise])
  }

  async function reportFailure(error: unknown) {
    const reason = error instanceof Error ? error.message : String(error)
    console.error(`${reason} The site stays as it was, and the build is tried again.`)
    // A build that was not killed has written its own status.
    if (!(error instanceof KilledError)) return
    try {
      await writeWaiting(outDir)
    } catch (cause) {
      console.error(`The status of the build can’t be written: ${String(cause)}`)
    }
  }

  const close = await receivePublications(apiHost, () => {
    needsBuild = true
    endRetryWait()
    if (!isBuilding) void build()
  })
  return {
    begin({ isBuilt }) {
      if (!isBuilt) [program, needsBuild] = ['builder/build.ts', true]
      void build()
    },
    close,
  }
}

/** Selects the documents that a build shows; docs/deployment.md gives the hosted project's webhook the same filter. */
export const PUBLICATION_FILTER =
  '!string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.")'

/**
 * Calls `onPublication` for each published document that is created, changed or deleted. After a reconnection it
 * is called once, because a publication might have been missed.
 *
 * @param apiHost address of the embedded lake
 * @returns a function that stops listening; the promise resolves when the lake has accepted the listener
 * @throws the client's error when the lake refuses the listener
 */
export async function receivePublications(
  apiHost: string,
  onPublication: () => void,
): Promise<() => void> {
  const listening = Promise.withResolvers<void>()
  let isListening = false
  const subscription = lakeClientAt(apiHost)
    .listen(
      `*[${PUBLICATION_FILTER}]`,
      {},
      { events: ['welcome', 'mutation'], includeResult: false, visibility: 'query' },
    )
    .subscribe({
      next({ type }) {
        if (type === 'mutation' || isListening) onPublication()
        isListening = true
        listening.resolve()
      },
      error(error: unknown) {
        if (!isListening) listening.reject(error)
        else console.error('Publications can no longer be received:', error)
      },
    })
  await listening.promise
  return () => subscription.unsubscribe()
}
