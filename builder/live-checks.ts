/** How the commands run that check something live, and what they say. */
import * as v from 'valibot'
import type { Configuration } from '../src/configuration/configuration.ts'
import { LAKE_API_VERSION } from '../src/configuration/lake-api-version.ts'
import { lakeOrigin } from '../src/content/lake-origin.ts'

/** A check: the text says what is wrong, null that nothing is. */
export type Check = { name: string; run(this: void): Promise<string | null> }

export type CheckResult = { name: string; problem: string | null }

/** Runs one check after another: several at once could meet a service's rate limits. */
export async function runChecks(checks: readonly Check[]): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  for (const { name, run } of checks) results.push({ name, problem: await run().catch(reasonOf) })
  return results
}

/** Prints a line for each check; the exit code is 1 if one has failed. */
export function printResults(results: readonly CheckResult[]): void {
  for (const { name, problem } of results)
    console.log(problem === null ? `✓ ${name}` : `✗ ${name}: ${problem}`)
  process.exitCode = results.some(({ problem }) => problem !== null) ? 1 : 0
}

/** Runs a command; an error is printed without a stack, with exit code 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

/** The message of an error, followed by the message of its cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error'
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

/** Milliseconds that an answer may take. */
const TIME_LIMIT = 30_000

/** Fetches, and fails if there is no answer in time. */
export const get = (url: string | URL, options: RequestInit = {}) =>
  fetch(url, { ...options, signal: AbortSignal.timeout(TIME_LIMIT) })

const NEWEST =
  '*[!(_type match "system.*" || _type match "sanity.*")] | order(_updatedAt desc)[0]._updatedAt'

/**
 * When something was published last, as the browser of a visitor would learn it (`src/content/lake.ts`). If it can't, every
 * page stays as it was built, and nothing on the page shows it.
 */
export async function lastPublication(
  site: string,
  sanity: Configuration['sanity'],
): Promise<{ problem: string | null; newest: string | null }> {
  const url = new URL(`/v${LAKE_API_VERSION}/data/query/${sanity.dataset}`, lakeOrigin(sanity))
  url.search = new URLSearchParams({ query: NEWEST, perspective: 'published' }).toString()
  const response = await get(url, { headers: { Origin: site } })
  const allowed = response.headers.get('access-control-allow-origin')
  if (!response.ok || (allowed !== site && allowed !== '*'))
    return {
      problem: `it answers ${response.status} to a page of ${site}: add this origin, without credentials, in the project’s API → CORS origins`,
      newest: null,
    }
  const { result } = v.parse(
    v.object({ result: v.nullish(v.string(), null) }),
    await response.json(),
  )
  return { problem: null, newest: result }
}
