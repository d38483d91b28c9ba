/**
 * Builds again what a publication has changed, with the code of the last build:
 * `node builder/rebuild.ts`.
 */
import { buildSite } from './build-site.ts'
import { runBuild } from './run-build.ts'
import { MAX_BYTES_AT_BEST } from './site-files/next-site.ts'

await runBuild(() => buildSite(MAX_BYTES_AT_BEST.publication))
