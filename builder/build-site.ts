import { mkdir } from 'node:fs/promises'
import { writeStatus } from './report/build-status.ts'
import { ACCEPT_MISSING, RefusedError } from './prerender/content-guard.ts'
import { KEPT_BACK } from './report/exit-codes.ts'
import { withLock } from './folder-lock.ts'
import { type Notice, noticeLine } from './report/notices.ts'
import { NoChromiumError } from './pdf/find-chromium.ts'
import { outDir } from './paths.ts'
import { prerender } from './prerender/prerender.ts'
import { report } from './report/report.ts'

const FAILED: Notice = {
  artefact: '/',
  document: null,
  field: null,
  problem: 'The last build failed, so the site still shows what was published before.',
  remedy: 'Tell whoever maintains the site; the log of the build says why.',
}

/**
 * Brings the site up to date with the lake's published content and says what that changed. Sets the
 * exit code: 0 when all is well, 2 when something was kept back.
 *
 * @throws when the site could not be built; it is as it was then
 */
export async function buildSite(): Promise<void> {
  await mkdir(outDir, { recursive: true })
  try {
    const acceptMissing = process.argv.includes(ACCEPT_MISSING)
    const { changes, notices } = await prerender({ acceptMissing })
    for (const line of report(changes)) console.log(line)
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

/** Does some of a build while no other build works in the same folder. */
export async function alone(work: () => Promise<void>): Promise<void> {
  const sayWaiting = () => console.log(`Another build works in ${outDir}: this one waits for it.`)
  await withLock(outDir, sayWaiting, work)
}

/** What to say of an error that someone can do something about; null for any other. */
function messageFor(error: unknown): string | null {
  if (error instanceof RefusedError) return error.message
  if (error instanceof NoChromiumError)
    return `The documents can't be printed to PDF. ${error.message}`
  return null
}
