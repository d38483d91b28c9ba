/**
 * `npm run probe URL`: checks the live site. For a scheduler: one line for each check, exit code 1 if one fails.
 * Reads the environment of the build; needs no `dist`.
 */
import { parseConfiguration } from '../configuration/parse-configuration.ts'
import { readEnvironment } from '../configuration/read-environment.ts'
import { checkLive } from '../live-checks.ts'
import { probes } from './probes.ts'

const USAGE = 'Say which site: npm run probe https://www.example.com'

await checkLive(USAGE, process.argv[2], ({ origin: site }) => {
  const { sanity, emailManager } = parseConfiguration(readEnvironment())
  return probes({ site, sanity, emailManager, now: new Date() })
})
