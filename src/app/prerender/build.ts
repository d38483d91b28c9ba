/**
 * Builds the site from the configured lake's published content: `node src/app/prerender/build.ts`.
 */
import { bundle } from './bundle.ts'
import { prerender } from './prerender.ts'

await bundle()
const pages = await prerender()
console.log(`Built ${pages.length} pages from the content lake.`)
