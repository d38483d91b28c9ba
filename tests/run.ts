/**
 * Runs the static checks and all tests except the nightly tests: `npm test`. The checks run in parallel with the unit
 * tests. The browser tests run last and alone, because they start the whole product.
 */
import { CHECKS } from './checks.ts'
import { runCommand } from './run-command.ts'
import { runInParallel } from './run-in-parallel.ts'

const failed = await runInParallel([
  { name: 'unit and conformance tests', script: 'test:unit', isStreamed: true },
  ...CHECKS,
])
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}. The browser tests were not run.`)
  process.exit(1)
}
console.log('\n── browser tests: npm run test:e2e')
process.exit((await runCommand(['npm', 'run', '--silent', 'test:e2e'])) ? 0 : 1)
