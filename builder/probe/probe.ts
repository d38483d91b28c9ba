/**
 * `npm run probe URL`: checks the live site. For a scheduler: one line for each check, exit code 1 if one fails.
 * Reads the environment of the build; needs no `dist`. After a further "--", `--signup ADDRESS` also signs up the
 * operator's own address for the newsletter, which sends a confirmation mail.
 */
import { parseArgs } from 'node:util'
import { readConfiguration } from '../configuration.ts'
import { checkLive } from '../live-checks.ts'
import { probes } from './probes.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { signup: { type: 'string' } },
})
const USAGE = 'Say which site: npm run probe https://www.example.com'

await checkLive(USAGE, positionals[0], ({ origin: site }) => {
  const { sanity, emailManager } = readConfiguration()
  const signup = values.signup ?? null
  return probes({ site, sanity, emailManager, signup, now: new Date() })
})
