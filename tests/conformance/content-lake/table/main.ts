/**
 * `npm run conformance`: runs every test of the content lake against the vendor's released packages, as they
 * are installed, and prints what passes, area by area. It fetches nothing.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { rowsOf, tableOf } from './rows.ts'

/** What the tests hold the lake against. */
const PACKAGES = [
  '@sanity/client',
  '@sanity/export',
  '@sanity/import',
  '@sanity/mutator',
  'groq-js',
  'mendoza',
]

const Report = v.object({
  testResults: v.array(
    v.object({ name: v.string(), assertionResults: v.array(v.object({ status: v.string() })) }),
  ),
})

const root = join(import.meta.dirname, '../../../..')
const folder = await mkdtemp(join(tmpdir(), 'conformance-'))
try {
  const outputFile = join(folder, 'report.json')
  const failed = await runTests(outputFile)
  const report = v.parse(Report, JSON.parse(await readFile(outputFile, 'utf8')))
  const files = report.testResults
    .filter(({ name }) => !name.includes('/table/'))
    .map(({ name, assertionResults: tests }) => ({ name, tests }))
  console.log(`\nAgainst ${(await Promise.all(PACKAGES.map(versionOf))).join(', ')}:\n`)
  console.log(tableOf(rowsOf(files)))
  process.exitCode = failed ? 1 : 0
} finally {
  await rm(folder, { recursive: true })
}

async function runTests(outputFile: string): Promise<boolean> {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${outputFile}`]
  const args = ['run', '--project', 'conformance', 'tests/conformance/content-lake/', ...reporters]
  const child = spawn(process.execPath, [vitest, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NIGHTLY: '1' },
  })
  const [code] = await once(child, 'exit')
  return code !== 0
}

async function versionOf(name: string): Promise<string> {
  const path = join(root, 'node_modules', name, 'package.json')
  const { version } = v.parse(
    v.object({ version: v.string() }),
    JSON.parse(await readFile(path, 'utf8')),
  )
  return `${name} ${version}`
}
