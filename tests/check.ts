/** Runs all static checks in parallel: `npm run check`. Exits 1 if one fails. */
import { CHECKS } from './checks.ts'
import { runInParallel } from './run-in-parallel.ts'

const failed = await runInParallel(CHECKS)
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}.`)
  process.exitCode = 1
}
