/** Rebuilds the site after a publication, by a signed webhook of the lake, as in production. */
import { setTimeout as delay } from 'node:timers/promises'
import { KEPT_BACK } from '../../builder/report/exit-codes.ts'
import type { Processes } from './processes.ts'
import { receivePublications } from './receive-publications.ts'

/** Milliseconds within which several publications share one build. */
const GATHERING = 100

export type Rebuilds = {
  /** Builds from now on, at once if something has been published meanwhile. */
  begin(): void
  /** Hears of no more publications. */
  close(): Promise<void>
}

/**
 * Runs `node builder/rebuild.ts` after each publication, one at a time. Publications are noticed from now on,
 * and built from `begin`, which is for when the first build has ended.
 *
 * @param apiHost the embedded lake
 */
export async function rebuildOnPublish(processes: Processes, apiHost: string): Promise<Rebuilds> {
  let wanted = false
  // Until `begin`, the first build is at work.
  let building = true

  async function build() {
    building = true
    while (wanted) {
      await delay(GATHERING)
      wanted = false
      await processes
        .run('The build after a publication', ['builder/rebuild.ts'], KEPT_BACK)
        .catch((error: unknown) =>
          console.error(
            `${error instanceof Error ? error.message : String(error)} The site stays as it was.`,
          ),
        )
    }
    building = false
  }

  const close = await receivePublications(apiHost, () => {
    wanted = true
    if (!building) void build()
  })
  return { begin: () => void build(), close }
}
