import { expect, test } from 'vitest'
import { type LockedPackage, refusedLicences } from '../../licences/refused.ts'

const refused = (entry: LockedPackage, ownLicence: string | null = null) =>
  refusedLicences({ '': {}, 'node_modules/some': entry }, () => ownLicence)

test.each<LockedPackage>([
  { license: 'MIT' },
  { license: '(GPL-3.0 OR MIT)' },
  { license: '(MIT AND Zlib)' },
  { license: 'MPL-2.0', dev: true },
  { license: 'MPL-2.0', optional: true },
  { license: 'Apache-2.0 AND LGPL-3.0-or-later', dev: true },
])('%j is allowed', (entry) => {
  expect(refused(entry)).toEqual([])
})

test.each<LockedPackage>([
  { license: 'GPL-3.0-only', dev: true },
  { license: 'AGPL-3.0-or-later' },
  { license: 'MPL-2.0' },
  { license: 'MIT AND GPL-2.0', dev: true },
  { license: 'UNLICENSED' },
  { license: '(MIT OR ISC) AND GPL-3.0-only' },
])('%j is refused', (entry) => {
  expect(refused(entry)).toEqual([expect.stringContaining(`node_modules/some: ${entry.license}`)])
})

test('looks up a licence that the lockfile lacks, and refuses a package without a licence', () => {
  expect(refused({}, 'MIT')).toEqual([])
  expect(refused({})).toEqual(['node_modules/some: names no licence'])
})
