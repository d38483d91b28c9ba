import type { Check } from './checks.ts'
import type { Service } from './service.ts'

export type CheckResult = { name: string; problem: string | null }

/** Runs one check after another: several at once could meet the service's rate limits. */
export async function runChecks(
  service: Service,
  checks: readonly Check[],
): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  for (const check of checks)
    results.push({ name: check.name, problem: await check.run(service).catch(reasonOf) })
  return results
}

/** An error in words, with that of its cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error'
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
