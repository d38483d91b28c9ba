import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { copyFileName } from './copy-file-name.ts'

test.each([
  ['MV Örnsköld', '0000000', 'request-copy-mv-ornskold-0000000.pdf'],
  ['Łódź & Ærø', '0000000', 'request-copy-lodz-aero-0000000.pdf'],
  ['../../etc/passwd', 'x\\y:z', 'request-copy-etc-passwd-x-y-z.pdf'],
  ['Мария', '0000000', 'request-copy-0000000.pdf'],
  ['', '', 'request-copy.pdf'],
])('the pack of %j, %j is saved as %s', (vessel, imo, name) => {
  expect(copyFileName(vessel, imo)).toBe(name)
})

test('whatever is typed, the name is safe and short', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (vessel, imo) => {
      const name = copyFileName(vessel, imo)
      expect(name).toMatch(/^request-copy(-[a-z0-9]+)*\.pdf$/)
    }),
  )
  expect(copyFileName('a'.repeat(10_000), '1'.repeat(10_000)).length).toBeLessThan(150)
})
