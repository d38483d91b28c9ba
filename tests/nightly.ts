/** All tests, those that take too long for every change included: `npm run test:nightly`. */
import { runCommand } from './run-command.ts'

const COMMANDS = [
  ['npm', 'ci', '--prefix', 'tests/e2e/nightly/old-browsers', '--no-audit', '--no-fund'],
  ['npx', 'vitest', 'run'],
  ['npm', 'run', '--silent', 'conformance'],
  // Without their dependencies: a failure in one project would keep the later ones from running.
  ...[['calling', 'reading'], ['editing'], ['studio'], ['nightly']].map((projects) =>
    ['npx', 'playwright', 'test', '--no-deps', '--project'].concat(projects),
  ),
]

// Each is run, whatever becomes of the others: a night is too long to learn of one failure only.
let isGood = true
for (const command of COMMANDS) {
  console.log(`\n── ${command.join(' ')}`)
  if (!(await runCommand(command, { ...process.env, NIGHTLY: '1' }))) isGood = false
}
process.exit(isGood ? 0 : 1)
