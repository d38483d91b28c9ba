/** Retakes the screenshots in docs/editors-guide.md: `npm run guide`. */
import { spawnSync } from 'node:child_process'

const SPECS = [
  'studio/tasks/',
  ...['lake-restart', 'media', 'promises', 'search-preview', 'start-page'].map(
    (name) => `studio/nightly/${name}`,
  ),
]

const { status } = spawnSync(
  'npm',
  ['run', '--silent', 'test:e2e', '--', '--project=studio', '--no-deps', ...SPECS],
  { stdio: 'inherit', env: { ...process.env, GUIDE_SCREENSHOTS: '1', NIGHTLY: '1' } },
)
process.exit(status ?? 1)
