import { NoChromiumError } from './pdf/find-chromium.ts'
import { prerender } from './prerender.ts'
import { report } from './report.ts'

/** Brings the site up to date with the lake's published content and says what that changed. */
export async function buildSite(): Promise<void> {
  try {
    for (const line of report(await prerender())) console.log(line)
  } catch (error) {
    if (!(error instanceof NoChromiumError)) throw error
    console.error(`The documents can't be printed to PDF. ${error.message}`)
    process.exit(1)
  }
}
