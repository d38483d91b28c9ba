/**
 * Builds the site from the configured lake's published content: `node src/app/prerender/build.ts`.
 */
import { bundle } from './bundle.ts'
import { NoChromiumError } from './pdf/find-chromium.ts'
import { prerender } from './prerender.ts'

try {
  await bundle()
  const pages = await prerender()
  console.log(`Built ${pages.length} pages from the content lake.`)
} catch (error) {
  if (!(error instanceof NoChromiumError)) throw error
  console.error(`The documents can't be printed to PDF. ${error.message}`)
  process.exit(1)
}
