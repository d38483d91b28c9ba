/** Rebuilds the site after a publication, as a webhook of the hosted lake does in production. */
import { createClient } from '@sanity/client'
import { setTimeout as delay } from 'node:timers/promises'
import { retry, tap } from 'rxjs'
import { KEPT_BACK } from '../../builder/report/exit-codes.ts'
import type { Processes } from './processes.ts'

/** Milliseconds within which several publications share one build. */
const GATHERING = 100

/** Milliseconds until a refused listener reconnects. */
const RETRY = 2000

/** All published documents: which ones matter is for the build to decide. */
const PUBLISHED = '*[!(_id in path("drafts.**")) && !(_id in path("versions.**"))]'

/**
 * Runs `node builder/rebuild.ts` after each publication and whenever one may have been missed, one at a
 * time, for as long as this process lives.
 *
 * @param apiHost the embedded lake
 */
export function rebuildOnPublish(processes: Processes, apiHost: string): void {
  const lake = createClient({
    projectId: 'localdev',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost,
    useProjectHostname: false,
    useCdn: false,
  })
  let wanted = false
  let building = false

  async function build() {
    wanted = true
    if (building) return
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

  lake
    .listen(
      PUBLISHED,
      {},
      { includeResult: false, visibility: 'query', events: ['welcome', 'mutation'] },
    )
    // The client reconnects by itself after a lost connection; this handles a lake that refuses the
    // listener.
    .pipe(
      tap({
        error: (error: unknown) => console.error('Publications are not noticed for now:', error),
      }),
      retry({ delay: RETRY }),
    )
    .subscribe(() => void build())
}
