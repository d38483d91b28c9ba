/**
 * `npm run probe URL`: is the live site in order? For a scheduler: one line for each check, exit code 1 if one fails.
 * Reads the environment of the build; needs no `dist`. After a further "--", `--signup ADDRESS` also signs an address of
 * the operator's own up for the newsletter, which sends it a confirmation mail.
 */
import { parseArgs } from 'node:util'
import { parseConfiguration } from '../configuration/parse-configuration.ts'
import { readEnvironment } from '../configuration/read-environment.ts'
import { probes } from './probes.ts'

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { signup: { type: 'string' } },
  })
  const [url = ''] = positionals
  if (!URL.canParse(url)) throw new Error('Say which site: npm run probe https://www.example.com')
  const { sanity, emailManager } = parseConfiguration(readEnvironment())
  const site = new URL(url).origin
  const results = await Promise.all(
    probes({ site, sanity, emailManager, signup: values.signup ?? null, now: new Date() }).map(
      async ({ name, run }) => ({ name, problem: await run().catch(reasonOf) }),
    ),
  )
  for (const { name, problem } of results)
    console.log(problem === null ? `✓ ${name}` : `✗ ${name}: ${problem}`)
  process.exitCode = results.some(({ problem }) => problem !== null) ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
