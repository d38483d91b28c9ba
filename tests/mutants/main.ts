/**
 * Plants each bug of `bugs.ts` in a copy of the working tree and runs the nearest tests:
 * `npm run mutants [-- part of a file's path]`. Prints how many bugs the tests found, and lists the bugs that they
 * missed. Exits 1 if they found fewer than nine in ten.
 *
 * A mutation framework would generate far more bugs, but none in stylesheets or in code that only browser tests reach.
 */
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { copyTree } from '../helpers/tree-copy.ts'
import { signalCommand, startCommand } from '../run-command.ts'
import { type Bug, BUGS, TYPE_CHECK } from './bugs.ts'

/** Share of the bugs that the tests must find. */
const REQUIRED_SHARE = 0.9

/** Milliseconds after which a command is ended and counts as failed. Endless loops caused by bugs are thus found. */
const TIMEOUT_MS = 20 * 60_000

/** A run ends at its first failure. The timeout is shorter than usual, because a bug can make a test wait forever. */
const VITEST_OPTIONS = ['--bail=1', '--test-timeout=60000']

const pathPart = process.argv[2] ?? ''
const selected = BUGS.filter(({ file }) => file.includes(pathPart))
// Bugs are planted in a copy, so that an interrupted run leaves none in the working tree.
const copy = await copyTree()
try {
  // A test that fails even without a bug would seem to find the bug.
  if (!(await allPass([...new Set(selected.flatMap(({ tests }) => tests))])))
    throw new Error('Some of these tests fail without a planted bug: run `npm test` to see which.')

  const survivors: string[] = []
  for (const bug of selected) {
    const isFound = await plantAndTest(bug)
    const line = `${bug.file}: ${bug.line}`
    console.log(`${isFound ? 'found   ' : 'SURVIVED'} ${line}`)
    if (!isFound) survivors.push(line)
  }

  const planted = selected.length
  const found = planted - survivors.length
  console.log(`\n${found} of ${planted} planted bugs found (${percent(found, planted)} %)`)
  if (survivors.length > 0) console.log(`Not found:\n${survivors.join('\n')}`)
  if (found < planted * REQUIRED_SHARE) process.exitCode = 1
} finally {
  await rm(copy, { recursive: true })
}

/** @returns whether a test failed with the bug in place */
async function plantAndTest({ file, tests, from, to }: Bug): Promise<boolean> {
  const target = path.join(copy, file)
  const text = await readFile(target, 'utf8')
  await writeFile(
    target,
    text.replace(from, () => to),
  )
  try {
    return !(await allPass(tests))
  } finally {
    await writeFile(target, text)
  }
}

/** Runs the compiler, unit tests and browser tests that `tests` names, in the copy. @returns whether all passed */
async function allPass(tests: readonly string[]): Promise<boolean> {
  const browserTests = tests.filter((file) => file.endsWith('.spec.ts'))
  const otherTests = tests.filter((file) => file !== TYPE_CHECK && !browserTests.includes(file))
  if (tests.includes(TYPE_CHECK) && !(await run(['npx', 'tsc', '-p', '.']))) return false
  if (
    otherTests.length > 0 &&
    !(await run(['npx', 'vitest', 'run', ...VITEST_OPTIONS, ...otherTests]))
  )
    return false
  return (
    browserTests.length === 0 ||
    (await run(['npx', 'playwright', 'test', '--no-deps', '--max-failures=1', ...browserTests]))
  )
}

async function run(command: readonly string[]): Promise<boolean> {
  const env = { ...process.env, NIGHTLY: '' }
  const child = startCommand(command, { cwd: copy, stdio: 'ignore', env })
  const timer = setTimeout(() => signalCommand(child, 'SIGTERM'), TIMEOUT_MS)
  const [code] = await once(child, 'exit')
  clearTimeout(timer)
  return code === 0
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.floor((100 * part) / whole)
}
