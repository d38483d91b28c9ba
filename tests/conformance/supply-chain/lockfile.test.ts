/** Every platform installs the tested packages: each is locked by its hash, and none runs code during installation. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')

const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      integrity: v.optional(v.string()),
      /** URL from which the package was fetched, or the folder of a workspace. */
      resolved: v.optional(v.string()),
      /** Set for a workspace, which is a folder of the repository. */
      link: v.optional(v.boolean()),
      optionalDependencies: v.optional(v.record(v.string(), v.string()), {}),
    }),
  ),
})
const manifestSchema = v.object({ optionalDependencies: v.record(v.string(), v.string()) })

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(root, file), 'utf8'))
}

async function lockedPackages() {
  return v.parse(lockSchema, await readJson('package-lock.json')).packages
}

/**
 * Lists packages without a hash, and optional dependencies without an entry. If a registry lacks the packages of other
 * platforms, npm writes a lockfile without their entries and without a warning, but `npm ci` then fails (npm/cli#9846).
 */
function missingFromLockfile(
  packages: Readonly<Record<string, v.InferInput<typeof lockSchema>['packages'][string]>>,
): string[] {
  const nameOf = (folder: string) => folder.split('node_modules/').at(-1) ?? ''
  const locked = new Set(
    Object.entries(packages).flatMap(([folder, { version }]) => [
      nameOf(folder),
      `${nameOf(folder)}@${version}`,
    ]),
  )
  return Object.entries(packages).flatMap(([folder, entry]) => {
    const isInstalled = folder.includes('node_modules/') && !entry.link
    const unhashed = isInstalled && !entry.integrity ? [`${folder}: no hash`] : []
    const missing = Object.entries(entry.optionalDependencies ?? {})
      .filter(([name, range]) => !locked.has(/^\d/.test(range) ? `${name}@${range}` : name))
      .map(([name, range]) => `${folder || 'package.json'}: ${name}@${range}`)
    return unhashed.concat(missing)
  })
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

test('a package of another platform must be locked in the requested version, with its hash', () => {
  const [version, integrity] = ['2.0.0', 'sha512-A']
  const tool = { version, integrity, optionalDependencies: { 'tool-darwin': version } }
  const missingBeside = (more: object) =>
    missingFromLockfile({ 'node_modules/tool': tool, ...more })
  const missing = ['node_modules/tool: tool-darwin@2.0.0']
  expect(missingBeside({})).toEqual(missing)
  const folder = 'node_modules/tool-darwin'
  expect(missingBeside({ [folder]: { version, integrity } })).toEqual([])
  expect(missingBeside({ [folder]: { version: '1.9.0', integrity } })).toEqual(missing)
  expect(missingBeside({ [folder]: { version } })).toEqual([`${folder}: no hash`])
})

test('no entry names a registry, so that each machine uses its own', async () => {
  const packages = Object.values(await lockedPackages())
  expect(packages.filter(({ resolved }) => resolved?.includes('://'))).toEqual([])
})

test('the product and its workspaces use one version of each package', async () => {
  const folders = Object.keys(await lockedPackages())
  expect(folders.filter((folder) => /^sandbox\/.*node_modules\//.test(folder))).toEqual([])
})

test('the packages that contain Node.js have the version in .nvmrc; on their platforms, this test runs in that version', async () => {
  const version = (await readFile(path.join(root, '.nvmrc'), 'utf8')).trim()
  const { optionalDependencies } = v.parse(manifestSchema, await readJson('package.json'))
  const nodes = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'))
  expect(nodes).not.toEqual([])
  for (const [name, locked] of nodes) expect([name, locked]).toEqual([name, version])
  const platform = process.platform === 'win32' ? 'win' : process.platform
  // No package contains Node for macOS, so any installed Node 24 or newer runs there.
  const isPackaged = `node-${platform}-${process.arch}` in optionalDependencies
  expect(process.version).toMatch(
    isPackaged ? new RegExp(`^v${version}$`) : /^v(?:2[4-9]|[3-9]\d)\./,
  )
})

test('no package runs code during installation', async () => {
  expect(await readFile(path.join(root, '.npmrc'), 'utf8')).toContain('\nignore-scripts=true')
})
