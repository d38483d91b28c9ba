import { mkdir } from 'node:fs/promises'
import { writeStatus } from './report/build-status.ts'
import { ACCEPT_MISSING, RefusedError } from './prerender/content-guard.ts'
import { KEPT_BACK } from './report/exit-codes.ts'
import { withLock } from './folder-lock.ts'
import { type BuildNotice, noticeLine } from './report/notices.ts'
import { NoChromiumError } from './pdf/find-chromium.ts'
import { outDir } from './paths.ts'
import { MAX_BYTES_AT_BEST } from './site-files/next-site.ts'
import { prerender } from './prerender/prerender.ts'
import { changeReport } from './report/change-report.ts'

const FAILED: BuildNotice = {
  artefact: '/',
  document: null,
  field: null,
  problem: 'The last build failed, so the site still shows what was published before.',
  remedy: 'Tell whoever maintains the site; the log of the build says why.',
}

/**
 * Updates the site to the lake's published content and prints what has changed. Sets the exit code: 0 on
 * success, 2 when a page, PDF or fact could not be updated and the last good one was kept.
 *
 * @param maxBytesAtBest bytes of changed pages that are compressed at the best quality
 * @throws when the site could not be built; the present one is unchanged then
 */
export async function buildSite(maxBytesAtBest = MAX_BYTES_AT_BEST.build): Promise<void> {
  await mkdir(outDir, { recursive: true })
  try {
    const acceptMissing = process.argv.includes(ACCEPT_MISSING)
    const { changes, notices } = await prerender({ acceptMissing, maxBytesAtBest })
    for (const line of changeReport(changes)) console.log(line)
    await writeStatus(outDir, { state: notices.length > 0 ? 'kept-back' : 'ok', notices })
    if (notices.length === 0) return
    console.error(
      [`Kept back (${notices.length}), everything else is built:`, ...notices.map(noticeLine)].join(
        '\n  ',
      ),
    )
    process.exitCode = KEPT_BACK
  } catch (error) {
    const notice = error instanceof RefusedError ? error.notice : FAILED
    await writeStatus(outDir, { state: 'failed', notices: [notice] })
    const text = messageFor(error)
    if (text === null) throw error
    console.error(text)
    process.exit(1)
  }
}

/** Does some of a build while it holds the lock of the build folder. */
export async function withBuildLock(work: () => Promise<void>): Promise<void> {
  const sayWaiting = () => console.log(`Another build works in ${outDir}: this one waits for it.`)
  await withLock(outDir, sayWaiting, work)
}

/** The message for an error that the reader can do something about; null for any other. */
function messageFor(error: unknown): string | null {
  if (error instanceof RefusedError) return error.message
  if (error instanceof NoChromiumError)
    return `The documents can't be printed to PDF. ${error.message}`
  return null
}
