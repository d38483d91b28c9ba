/** Shared by the commands that check a live site or service. */
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import type { Configuration } from '../../src/configuration/configuration.ts'
import { LAKE_API_VERSION } from '../../src/configuration/lake-api-version.ts'
import { lakeOrigin } from '../../src/content/lake-origin.ts'

/** `run` resolves to a description of the problem, or null if there is none. */
export type Check = { name: string; run(this: void): Promise<string | null> }

/** Runs the checks in sequence: in parallel they could exceed a service's rate limits. */
export async function runChecks(checks: readonly Check[]) {
  const results: { name: string; problem: string | null }[] = []
  for (const { name, run } of checks) results.push({ name, problem: await run().catch(reasonOf) })
  return results
}

/** Addresses for test mails: `--signup` of `npm run probe`, `--send-to` of `npm run check-email-manager`. */
const OPTIONS = { signup: { type: 'string' }, 'send-to': { type: 'string' } } as const

/**
 * Runs the checks for the URL on the command line, and prints a line for each. The exit code is 1 if a check failed, or
 * if nothing could be checked.
 *
 * @param usage printed if the command line has no URL
 */
export async function checkLive(
  usage: string,
  checksOf: (url: URL, options: { signup?: string; 'send-to'?: string }) => Promise<Check[]>,
): Promise<void> {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS })
    const url = positionals.find((each) => URL.canParse(each))
    if (url === undefined) throw new Error(usage)
    for (const { name, problem } of await runChecks(await checksOf(new URL(url), values))) {
      console.log(problem === null ? `✓ ${name}` : `✗ ${name}: ${problem}`)
      if (problem !== null) process.exitCode = 1
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

/** @throws an error with a sentence for the operator if nothing answers at the address */
export async function assertReachable(url: string): Promise<void> {
  await fetchWithTimeout(url).catch((cause: unknown) => {
    throw new Error(`${url} can’t be reached (${reasonOf(cause)}).`, { cause })
  })
}

/** The message of an error, followed by the message of its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error'
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

/** The site's calls of the email-manager have the same timeout. */
const TIMEOUT_MS = 15_000

export const fetchWithTimeout = (url: string | URL, options: RequestInit = {}) =>
  fetch(url, { ...options, signal: AbortSignal.timeout(TIMEOUT_MS) })

const NEWEST_QUERY =
  '*[!(_type match "system.*" || _type match "sanity.*")] | order(_updatedAt desc)[0]._updatedAt'

const resultSchema = v.object({ result: v.nullish(v.string(), null) })

/**
 * Reads the time of the last publication from the lake, and checks that the lake's CORS settings let pages of the site
 * read the answer. If they do not, pages silently keep showing the content of the last build.
 */
export async function readLakeAsBrowser(
  site: string,
  sanity: Configuration['sanity'],
): Promise<{ problem: string | null; newest: string | null }> {
  const url = new URL(`/v${LAKE_API_VERSION}/data/query/${sanity.dataset}`, lakeOrigin(sanity))
  url.search = new URLSearchParams({ query: NEWEST_QUERY, perspective: 'published' }).toString()
  const response = await fetchWithTimeout(url, { headers: { Origin: site } })
  const { status, headers } = response
  const isAllowed = [site, '*'].includes(headers.get('access-control-allow-origin') ?? '')
  // Hosted Sanity answers requests of other origins with 403.
  if (!isAllowed && [200, 403].includes(status))
    return {
      problem: `pages of ${site} can’t read the lake’s answers (status ${status}): add this origin, without credentials, in the project’s API → CORS origins`,
      newest: null,
    }
  if (status !== 200) return { problem: `the lake answers ${status}`, newest: null }
  const { result } = v.parse(resultSchema, await response.json())
  return { problem: null, newest: result }
}
