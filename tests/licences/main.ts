/** Checks the licence of every package in the lockfile: `npm run licences`. Exits 1 if a licence is not allowed. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { lockedPackage, refusedLicences } from './refused.ts'

const root = path.resolve(import.meta.dirname, '../..')

const lockSchema = v.object({ packages: v.record(v.string(), lockedPackage) })
/** Old packages have objects: `license: { type }`, or a list of objects in `licenses`. */
const manifestSchema = v.object({
  license: v.optional(v.union([v.string(), v.object({ type: v.string() })])),
  licenses: v.optional(v.array(v.object({ type: v.string() }))),
})

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'))
}

function licenceInManifest(folder: string): string | null {
  const { license, licenses } = v.parse(manifestSchema, readJson(`${folder}/package.json`))
  if (licenses) return licenses.map(({ type }) => type).join(' OR ')
  return typeof license === 'object' ? license.type : (license ?? null)
}

const { packages } = v.parse(lockSchema, readJson('package-lock.json'))
const refused = refusedLicences(packages, licenceInManifest)
if (refused.length > 0) {
  console.error(
    [
      `Packages without an allowed licence (${refused.length}):`,
      ...refused.map((line) => `  ${line}`),
      'Use another package, or have the licence checked and add it to a list in tests/licences/refused.ts.',
    ].join('\n'),
  )
  process.exitCode = 1
}
