/** Retakes the screenshots in docs/editors-guide.md: `npm run guide`. */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'

const SPECS = globSync('tests/e2e/studio/**/*.spec.ts').filter((file) =>
  readFileSync(file, 'utf8').includes('screenshot('),
)

const { status } = spawnSync(
  'npm',
  ['run', '--silent', 'test:e2e', '--', '--project=studio', '--no-deps', ...SPECS],
  { stdio: 'inherit', env: { ...process.env, GUIDE_SCREENSHOTS: '1', NIGHTLY: '1' } },
)
process.exit(status ?? 1)
