/** All tests, those that take too long for every change included: `npm run test:nightly`. */
import { spawnSync } from 'node:child_process'

const COMMANDS = [
  ['npx', 'vitest', 'run'],
  ['npm', 'run', '--silent', 'test:e2e'],
]

// Each is run, whatever becomes of the others: a night is too long to learn of one failure only.
const statuses = COMMANDS.map(([command = '', ...options]) => {
  console.log(`\n── ${[command, ...options].join(' ')}`)
  return spawnSync(command, options, {
    stdio: 'inherit',
    env: { ...process.env, NIGHTLY: '1' },
  }).status
})
process.exit(statuses.every((status) => status === 0) ? 0 : 1)
