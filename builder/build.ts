/**
 * Builds the site from the configured lake's published content: `node builder/build.ts`.
 *
 * With `--check-content` it also says which published fields break the Studio's rules. The site is
 * built all the same, for its parsers leave out what can't be shown, and a page without a field serves
 * visitors better than the page of last month. `npm run release-check` fails for these fields.
 */
import { withBuildLock, buildSite } from './build-site.ts'
import { bundle } from './bundle.ts'
import { ConfigurationError, parseConfiguration } from './configuration/parse-configuration.ts'
import { readEnvironment } from './configuration/read-environment.ts'
import { writeHostFiles } from './hosts/write-host-files.ts'
import { outDir } from './paths.ts'

try {
  parseConfiguration(readEnvironment())
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error
  console.error(
    `${error.message}\nREADME.md lists the variables. Without them, "npm start" builds the site from the embedded lake.`,
  )
  process.exit(1)
}

await withBuildLock(async () => {
  await bundle()
  await buildSite()
  await writeHostFiles(outDir)
})
if (process.argv.includes('--check-content')) {
  const { warnOfBrokenRules } = await import('./release-check/warn-of-broken-rules.ts')
  await warnOfBrokenRules()
}
console.log('The site is built of what the content lake has published.')
