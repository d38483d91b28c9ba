/**
 * Builds again what a publication has changed, with the code of the last build:
 * `node builder/rebuild.ts`.
 */
import { withBuildLock, buildSite } from './build-site.ts'
import { MAX_BYTES_AT_BEST } from './site-files/next-site.ts'

await withBuildLock(() => buildSite(MAX_BYTES_AT_BEST.publication))
