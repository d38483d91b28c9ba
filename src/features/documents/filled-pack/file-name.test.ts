import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { packFileName } from './file-name.ts'

test.each([
  ['MV Örnsköld', '0000000', 'compliance-pack-mv-ornskold-0000000.pdf'],
  ['Łódź & Ærø', '0000000', 'compliance-pack-lodz-aero-0000000.pdf'],
  ['../../etc/passwd', 'x\\y:z', 'compliance-pack-etc-passwd-x-y-z.pdf'],
  ['Мария', '0000000', 'compliance-pack-0000000.pdf'],
  ['', '', 'compliance-pack.pdf'],
])('the pack of %j, %j is saved as %s', (vessel, imo, name) => {
  expect(packFileName(vessel, imo)).toBe(name)
})

test('whatever is typed, the name is safe and short', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (vessel, imo) => {
      const name = packFileName(vessel, imo)
      expect(name).toMatch(/^compliance-pack(-[a-z0-9]+)*\.pdf$/)
    }),
  )
  expect(packFileName('a'.repeat(10_000), '1'.repeat(10_000)).length).toBeLessThan(150)
})
