/**
 * Builds the site from the configured lake's published content: `node src/app/prerender/build.ts`.
 */
import { buildSite } from './build-site.ts'
import { bundle } from './bundle.ts'

await bundle()
await buildSite()
console.log('The site is built of what the content lake has published.')
