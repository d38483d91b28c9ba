/** Rebuilds the site after each publication. A listener on the lake reports publications. */
import { setTimeout as delay } from 'node:timers/promises'
import { EXIT_CODE_KEPT_BACK, writeWaiting } from '../../builder/report/build-status.ts'
import { KilledError, type Processes } from './processes.ts'
import { lakeClientAt } from './lake-client.ts'

/** Milliseconds within which several publications share one build. */
const BATCHING_MS = 100

/** Milliseconds before a failed build is retried, doubled with each failure. */
const FIRST_RETRY_DELAY = 1_000
const LONGEST_PAUSE = 10 * 60_000

export type Rebuilds = {
  /**
   * Starts rebuilding; at once, if there was a publication since the call of `rebuildOnPublish`.
   *
   * @param isBuilt whether the first build succeeded; otherwise it is retried
   */
  begin(isBuilt: boolean): void
  /** Stops listening. */
  close(): void
}

/**
 * Runs `node builder/rebuild.ts` after each publication, one at a time. Publications are received from now on, and
 * built once the first build is done and `begin` is called. A build that fails or is killed is retried until a build
 * succeeds, so that no publication is missed.
 *
 * @param apiHost the embedded lake
 * @param outDir where the site is built
 */
export async function rebuildOnPublish(
  processes: Processes,
  apiHost: string,
  outDir: string,
  firstPause = FIRST_RETRY_DELAY,
): Promise<Rebuilds> {
  let program = 'builder/rebuild.ts'
  let wanted = false
  // Until `begin`, the first build is running.
  let building = true
  let endPause = () => {}

  async function build() {
    building = true
    let pause = firstPause
    while (wanted) {
      await delay(BATCHING_MS)
      wanted = false
      try {
        await processes.run('The build after a publication', [program], EXIT_CODE_KEPT_BACK)
        program = 'builder/rebuild.ts'
        pause = firstPause
      } catch (error) {
        await reportFailure(error)
        // A publication that arrived during the build might fix it, so it is built without a pause.
        if (!wanted) await pauseOf(pause)
        pause = Math.min(pause * 2, LONGEST_PAUSE)
        wanted = true
      }
    }
    building = false
  }

  async function pauseOf(milliseconds: number) {
    const publication = Promise.withResolvers<void>()
    endPause = publication.resolve
    await Promise.race([delay(milliseconds, undefined, { ref: false }), publication.promise])
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
    wanted = true
    endPause()
    if (!building) void build()
  })
  return {
    begin(isBuilt) {
      if (!isBuilt) [program, wanted] = ['builder/build.ts', true]
      void build()
    },
    close,
  }
}

/** The documents that a build shows; docs/deployment.md gives the hosted project's webhook the same filter. */
export const PUBLICATION_FILTER =
  '!string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.")'

/**
 * Calls `onPublication` for each published document that is created, changed or deleted. After a lost connection it
 * is called once, because a publication might have been missed.
 *
 * @param apiHost the embedded lake
 * @returns a function that stops listening; resolves when the lake has accepted the listener
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
