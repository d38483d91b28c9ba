/** Builds the site from the configured lake's published content: `node builder/build.ts`. */
import { buildSite } from './build-site.ts'
import { bundle } from './bundle.ts'
import { writeHostFiles } from './hosts/host-files.ts'
import { outDir } from './build-folder.ts'
import { runBuild } from './run-build.ts'

await runBuild(async () => {
  await bundle()
  const notices = await buildSite()
  await writeHostFiles(outDir)
  return notices
})
console.log('The site is built from the published content.')
