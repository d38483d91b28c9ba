/** Builds the site after a publication, with the bundles of the last build: `node builder/rebuild.ts`. */
import { buildSite } from './build-site.ts'
import { runBuild } from './run-build.ts'

await runBuild(buildSite)
