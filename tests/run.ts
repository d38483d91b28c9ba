/** All tests, in the order that fails soonest: `npm test`. */
import { spawnSync } from 'node:child_process'

const STEPS = [
  { name: 'static checks', script: 'check' },
  { name: 'unit and conformance tests', script: 'test:unit' },
  { name: 'browser tests', script: 'test:e2e' },
]

for (const { name, script } of STEPS) {
  console.log(`\n── ${name}: npm run ${script}`)
  const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit' })
  if (status !== 0) {
    console.error(`\n${name} failed.`)
    process.exit(1)
  }
}
