/** Each quick command of README.md's table, run in a fresh clone, succeeds or prints what it needs and exits with 1. */
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { bareEnvironment } from '../helpers/bare-environment.ts'
import { outcomeOf } from '../helpers/outcome-of.ts'
import { portEnvironment, PORTS } from '../helpers/ports.ts'
import { endStack, type StartedStack, startStack } from '../helpers/started-stack.ts'
import { startCommand } from '../run-command.ts'

vi.setConfig({ testTimeout: 20 * 60_000, hookTimeout: 20 * 60_000 })

const root = path.resolve(import.meta.dirname, '../..')
const ports = portEnvironment(PORTS.nightlyStack)
const siteUrl = `http://localhost:${ports['SITE_PORT']}`
const serviceUrl = `http://localhost:${ports['EMAIL_MANAGER_PORT']}`

/** Environment variables that make commands use the embedded services. */
const embedded = {
  VITE_SANITY_PROJECT_ID: 'localdev',
  VITE_SANITY_API_HOST: `http://localhost:${ports['LAKE_PORT']}`,
  VITE_EMAIL_MANAGER_URL: `${serviceUrl}/api/brain`,
  VITE_SITE_URL: siteUrl,
  VITE_BUSINESS_ID: 'global-salvage',
}

/** Megabytes that the packages may take, as README.md says. */
const MAX_MEGABYTES = 1_100

/** Not run here, because they take minutes or hours. The nightly run runs `mutants`, and stack.test.ts runs `dev`. */
const SLOW_COMMANDS = new Set(['dev', 'test:nightly', 'mutants', 'look', 'guide', 'bench'])

/** Outcome of a command that exits with 0, whatever it prints. Other outcomes are error messages with exit code 1. */
const SUCCEEDS = /^/

/**
 * The commands, in the order in which they run. `alone` is the outcome without a stack. `beside` is the outcome while a
 * stack runs; if it is missing, the outcome is the same; if it is null, the command is not run beside a stack.
 */
const COMMANDS: Record<string, { args?: string[]; alone: RegExp; beside?: RegExp | null }> = {
  check: { alone: SUCCEEDS },
  format: { alone: SUCCEEDS },
  typegen: { alone: SUCCEEDS },
  sbom: { alone: SUCCEEDS },
  migrate: { alone: SUCCEEDS },
  reset: { alone: SUCCEEDS, beside: /is in use/ },
  seed: { alone: /No content lake is configured/, beside: SUCCEEDS },
  build: { alone: /VITE_SANITY_PROJECT_ID: it is not set/, beside: SUCCEEDS },
  preview: { alone: /run "npm run build" first/, beside: /address already in use/ },
  probe: { args: [siteUrl], alone: /VITE_SANITY_PROJECT_ID/, beside: /not served over HTTPS/ },
  'release-check': { alone: /VITE_SANITY_PROJECT_ID/, beside: /Not ready for a release/ },
  // The running stack serves its own build, not the one that `build` has made.
  'check-host': { args: [siteUrl], alone: /can’t be reached/, beside: /not that of the build/ },
  'check-email-manager': { args: [serviceUrl], alone: /VITE_SITE_URL/, beside: SUCCEEDS },
  backup: { args: ['backup.tar.gz'], alone: /VITE_SANITY_PROJECT_ID/, beside: SUCCEEDS },
  'restore-drill': { args: ['backup.tar.gz'], alone: /There is no file/, beside: SUCCEEDS },
  // Beside a stack, the command's outcome depends on the machine's load.
  'bench:site': { alone: /The site does not answer/, beside: null },
}

let clone: string
beforeAll(async () => {
  clone = await mkdtemp(path.join(os.tmpdir(), 'clone-'))
  execFileSync('git', ['clone', '--quiet', root, clone])
})
afterAll(() => rm(clone, { recursive: true }))

/** Runs a command in the clone to its end. */
async function run(script: string, environment = {}) {
  const { args = [] } = COMMANDS[script] ?? {}
  const child = startCommand(['npm', 'run', '--silent', script, ...args], {
    cwd: clone,
    env: { ...bareEnvironment, ...ports, ...environment },
    stdio: 'pipe',
  })
  const { code, output } = await outcomeOf(child)
  return { code, output, hasStackTrace: /^ {4}at /m.test(output) }
}

function expectedResult(outcome: RegExp) {
  return {
    code: outcome === SUCCEEDS ? 0 : 1,
    output: expect.stringMatching(outcome),
    hasStackTrace: false,
  }
}

test('the README’s table has exactly the commands that are listed here', async () => {
  const rows = (await readFile(path.join(root, 'README.md'), 'utf8')).matchAll(
    /^\| (`npm run .*?) +\|/gm,
  )
  const named = [...rows].flatMap(([, cell = '']) =>
    [...cell.matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => script),
  )
  expect(named.toSorted()).toEqual([...Object.keys(COMMANDS), ...SLOW_COMMANDS].toSorted())
})

describe('without a stack', () => {
  test.each(Object.entries(COMMANDS))('npm run %s', async (script, { alone }) => {
    expect(await run(script)).toEqual(expectedResult(alone))
  })

  test('the packages take less disk space than README.md says', () => {
    const size = execFileSync('du', ['-sm', '--exclude=.*', 'node_modules'], {
      cwd: clone,
      encoding: 'utf8',
    })
    expect(parseInt(size)).toBeLessThan(MAX_MEGABYTES)
  })
})

describe('beside a running stack', () => {
  let stack: StartedStack
  beforeAll(async () => {
    stack = await startStack({ ...ports }, 'start.ts', clone)
  })
  afterAll(() => endStack(stack, 'SIGTERM'))

  const outcomes = Object.entries(COMMANDS).flatMap(([script, { alone, beside = alone }]) =>
    beside === null ? [] : [[script, beside] as const],
  )
  test.each(outcomes)('npm run %s', async (script, outcome) => {
    expect(await run(script, script === 'reset' ? {} : embedded)).toEqual(expectedResult(outcome))
  })
})
