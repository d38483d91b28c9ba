/** Every platform installs the tested packages: each is locked by its hash, and none runs code during installation. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type LockEntry, missingFromLockfile } from './missing-from-lockfile.ts'

const root = path.resolve(import.meta.dirname, '../../..')

const lockSchema = v.object({ packages: v.record(v.string(), v.looseObject({})) })
const manifestSchema = v.object({ optionalDependencies: v.record(v.string(), v.string()) })

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(root, file), 'utf8'))
}

async function lockedPackages(): Promise<Record<string, LockEntry>> {
  return v.parse(lockSchema, await readJson('package-lock.json')).packages
}

test('every package of every platform is locked with its hash', async () => {
  expect(missingFromLockfile(await lockedPackages())).toEqual([])
})

test('Linux on arm64 has each package that Linux on x64 has', async () => {
  const folders = Object.keys(await lockedPackages())
  const forX64 = folders.filter((folder) => /linux-x64(?:-gnu)?$/.test(folder))
  expect(forX64.length).toBeGreaterThan(8)
  const missing = forX64.filter((folder) => !folders.includes(folder.replace('-x64', '-arm64')))
  expect(missing).toEqual([])
})

const binding = { version: '2.0.0', integrity: 'sha512-A' }
const tool = {
  version: '2.0.0',
  integrity: 'sha512-B',
  optionalDependencies: { 'tool-darwin': '2.0.0' },
}

test.each<[string, Record<string, LockEntry>, string[]]>([
  ['beside it', { 'node_modules/tool': tool, 'node_modules/tool-darwin': binding }, []],
  [
    'within it',
    { 'node_modules/tool': tool, 'node_modules/tool/node_modules/tool-darwin': binding },
    [],
  ],
  ['nowhere', { 'node_modules/tool': tool }, ['node_modules/tool: tool-darwin@2.0.0']],
  [
    'in another version',
    { 'node_modules/tool': tool, 'node_modules/tool-darwin': { ...binding, version: '1.9.0' } },
    ['node_modules/tool: tool-darwin@2.0.0'],
  ],
  [
    'without a hash',
    { 'node_modules/tool': tool, 'node_modules/tool-darwin': { version: '2.0.0' } },
    ['node_modules/tool-darwin: no hash'],
  ],
  [
    'within another package only',
    { 'node_modules/tool': tool, 'node_modules/other/node_modules/tool-darwin': binding },
    ['node_modules/tool: tool-darwin@2.0.0'],
  ],
])('a platform package that is locked %s', (_, packages, missing) => {
  expect(missingFromLockfile(packages)).toEqual(missing)
})

test('no entry names a registry, so that each machine uses its own', async () => {
  const packages = Object.values(await lockedPackages())
  expect(packages.filter(({ resolved }) => resolved?.includes('://'))).toEqual([])
})

test('the product and its workspaces use one version of each package', async () => {
  const folders = Object.keys(await lockedPackages())
  expect(folders.filter((folder) => /^sandbox\/.*node_modules\//.test(folder))).toEqual([])
})

test('the packages’ Node has the version in .nvmrc, and runs this test', async () => {
  const version = (await readFile(path.join(root, '.nvmrc'), 'utf8')).trim()
  const { optionalDependencies } = v.parse(manifestSchema, await readJson('package.json'))
  const nodes = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'))
  expect(nodes).not.toEqual([])
  for (const [name, brought] of nodes) expect([name, brought]).toEqual([name, version])
  const platform = process.platform === 'win32' ? 'win' : process.platform
  // No package brings Node for macOS: there it is whichever 24 or newer is installed.
  const isBrought = `node-${platform}-${process.arch}` in optionalDependencies
  expect(process.version).toMatch(
    isBrought ? new RegExp(`^v${version}$`) : /^v(?:2[4-9]|[3-9]\d)\./,
  )
})

test('no package runs code during installation', async () => {
  expect(await readFile(path.join(root, '.npmrc'), 'utf8')).toContain('\nignore-scripts=true')
})
