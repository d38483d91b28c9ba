import { MissingFactsError } from './essential-facts.ts'
import { withLock } from './folder-lock.ts'
import { NoChromiumError } from './pdf/find-chromium.ts'
import { outDir } from './paths.ts'
import { prerender } from './prerender.ts'
import { report } from './report.ts'

/** Exit code of a build that is refused for want of a fact no page may be without. */
const MISSING_FACTS = 2

/** Brings the site up to date with the lake's published content and says what that changed. */
export async function buildSite(): Promise<void> {
  try {
    for (const line of report(await prerender())) console.log(line)
  } catch (error) {
    if (error instanceof MissingFactsError) {
      console.error(error.message)
      process.exit(MISSING_FACTS)
    }
    if (!(error instanceof NoChromiumError)) throw error
    console.error(`The documents can't be printed to PDF. ${error.message}`)
    process.exit(1)
  }
}

/** Does some of a build while no other build works in the same folder. */
export async function alone(work: () => Promise<void>): Promise<void> {
  const sayWaiting = () => console.log(`Another build works in ${outDir}: this one waits for it.`)
  await withLock(outDir, sayWaiting, work)
}
