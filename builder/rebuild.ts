/**
 * Builds again what a publication has changed, with the code of the last build:
 * `node builder/rebuild.ts`.
 */
import { withBuildLock, buildSite } from './build-site.ts'

await withBuildLock(buildSite)
