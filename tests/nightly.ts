/** Runs all tests, including tests too slow for every change: `npm run test:nightly`. Prints a table at the end. */
import { runCommand } from './run-command.ts'

const PARTS: readonly { name: string; command: readonly string[] }[] = [
  {
    name: 'old browsers, installation',
    command: ['npm', 'ci', '--prefix', 'tests/e2e/nightly/old-browsers', '--no-audit', '--no-fund'],
  },
  { name: 'static checks', command: ['npm', 'run', '--silent', 'check'] },
  { name: 'unit and conformance tests', command: ['npx', 'vitest', 'run'] },
  { name: 'site in the browser', command: browserTests('email-manager', 'site') },
  { name: 'editing in the browser', command: browserTests('editing') },
  { name: 'Studio in the browser', command: browserTests('studio') },
  { name: 'nightly browser tests', command: browserTests('nightly') },
  { name: 'planted bugs', command: ['npm', 'run', '--silent', 'mutants'] },
]

/** `--no-deps`: otherwise a failure in one project would skip the projects that depend on it. */
function browserTests(...projects: string[]): string[] {
  return ['npx', 'playwright', 'test', '--no-deps', '--project', ...projects]
}

const rows: string[] = []
for (const { name, command } of PARTS) {
  console.log(`\n── ${name}: ${command.join(' ')}`)
  const start = performance.now()
  const hasPassed = await runCommand(command, { ...process.env, NIGHTLY: '1' })
  if (!hasPassed) process.exitCode = 1
  const minutes = ((performance.now() - start) / 60_000).toFixed(1)
  rows.push(`${name.padEnd(30)}${hasPassed ? 'passed' : 'FAILED'}${minutes.padStart(8)} min`)
}
console.log(`\n${rows.join('\n')}`)
