/** What is installed is what was tested: every package by its hash, and none runs code meanwhile. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')

const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({ version: v.string(), integrity: v.optional(v.string()) }),
  ),
})

async function lockedPackages() {
  const lock = await readFile(path.join(root, 'package-lock.json'), 'utf8')
  return v.parse(lockSchema, JSON.parse(lock)).packages
}

test('every package is locked with its hash', async () => {
  const { '': product, ...packages } = await lockedPackages()
  expect(product).toBeDefined()
  expect(Object.entries(packages).filter(([, entry]) => !entry.integrity)).toEqual([])
})

test('the Node that runs this is one of them', async () => {
  const packages = await lockedPackages()
  const locked = packages[`node_modules/node-${process.platform}-${process.arch}`]
  expect(`v${locked?.version}`).toBe(process.version)
})

test('no package runs code when it is installed', async () => {
  expect(await readFile(path.join(root, '.npmrc'), 'utf8')).toContain('\nignore-scripts=true')
})
