/**
 * Builds the site from the configured lake's published content: `node builder/build.ts`.
 *
 * With `--check-content` it also lists published fields that break the Studio's rules. The site is built anyway: its
 * parsers leave out what can't be shown. `npm run release-check` fails for these fields.
 */
import { buildSite } from './build-site.ts'
import { bundle } from './bundle.ts'
import { writeHostFiles } from './hosts/write-host-files.ts'
import { outDir } from './build-folder.ts'
import { runBuild } from './run-build.ts'

await runBuild(async () => {
  await bundle()
  const notices = await buildSite()
  await writeHostFiles(outDir)
  return notices
})
if (process.argv.includes('--check-content')) {
  const { warnOfBrokenRules } = await import('./release-check/published.ts')
  await warnOfBrokenRules()
}
console.log('The site is built from the published content.')
