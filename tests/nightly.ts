/** The browser tests that take too long for every change as well: `npm run test:nightly`. */
import { spawnSync } from 'node:child_process'

const { status } = spawnSync('npm', ['run', '--silent', 'test:e2e'], {
  stdio: 'inherit',
  env: { ...process.env, NIGHTLY: '1' },
})
process.exit(status ?? 1)
