/** Runs the backup and restore-drill commands. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useLake } from '../conformance/content-lake/helpers/lake.ts'
import { runScript } from '../conformance/prerender/helpers/run-script.ts'

const lake = useLake()
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'backup-'))
})
afterAll(() => rm(folder, { recursive: true }))

const UNREACHABLE = {
  VITE_SANITY_PROJECT_ID: 'localdev',
  VITE_SANITY_API_HOST: 'http://localhost:9',
}

const run = (command: string, environment: Record<string, string> = {}) =>
  runScript(`builder/backup.ts ${command}`, environment)

test('a backup can be restored, and the site can be built from the restored data', async () => {
  const file = path.join(folder, 'backup.tar.gz')
  const lakeSettings = { VITE_SANITY_PROJECT_ID: 'localdev', VITE_SANITY_API_HOST: lake.url }
  await runScript('seed/import.ts', lakeSettings)
  const backup = await run(`backup ${file}`, lakeSettings)
  expect(backup.errors).toBe('')
  const [, counts] = /: (\d+ documents and \d+ images)/.exec(backup.output) ?? []
  const drill = await run(`restore-drill ${file}`)
  expect(drill.output).toContain(`Restored: ${counts}.`)
  expect(drill.output).toContain('The site can be built from the backup.')
  expect(drill.code).toBe(0)
})

test('a failed backup keeps the last good file', async () => {
  const file = path.join(folder, 'last-good.tar.gz')
  await writeFile(file, 'last good')
  const { code, errors } = await run(`backup ${file}`, UNREACHABLE)
  expect([code, errors]).toEqual([1, expect.stringContaining('it can’t be reached')])
  expect(await readFile(file, 'utf8')).toBe('last good')
})

test('a file that can’t be written is not reported as a problem of the lake', async () => {
  const { code, errors } = await run('backup /nowhere/x.tar.gz', UNREACHABLE)
  expect([code, errors]).toEqual([1, expect.stringMatching(/^ENOENT: no such file.*\n$/)])
})

test.each([
  ['backup', 'Say which file'],
  ['backup x.tar.gz', 'VITE_SANITY_PROJECT_ID=abcd1234 SANITY_AUTH_TOKEN=… npm run backup'],
  ['restore-drill /nowhere/x.tar.gz', 'There is no file /nowhere/x.tar.gz'],
])('`%s` explains what is missing', async (command, words) => {
  const { code, errors } = await run(command)
  expect(code).toBe(1)
  expect(errors).toContain(words)
  expect(errors).not.toContain('    at ')
})
