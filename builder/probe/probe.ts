/**
 * `npm run probe URL`: is the live site in order? For a scheduler: one line for each check, exit code 1 if one fails.
 * Reads the environment of the build; needs no `dist`. After a further "--", `--signup ADDRESS` also signs an address of
 * the operator's own up for the newsletter, which sends it a confirmation mail.
 */
import { parseArgs } from 'node:util'
import { parseConfiguration } from '../configuration/parse-configuration.ts'
import { readEnvironment } from '../configuration/read-environment.ts'
import { printResults, runChecks, runCommand } from '../live-checks.ts'
import { probes } from './probes.ts'

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { signup: { type: 'string' } },
  })
  const [url = ''] = positionals
  if (!URL.canParse(url)) throw new Error('Say which site: npm run probe https://www.example.com')
  const { sanity, emailManager } = parseConfiguration(readEnvironment())
  const { origin: site } = new URL(url)
  const signup = values.signup ?? null
  printResults(await runChecks(probes({ site, sanity, emailManager, signup, now: new Date() })))
})
