import { expect, test } from 'vitest'
import { curvedCoast } from './curved-coast.ts'

const edges = { left: -24, top: -24, right: 100, bottom: 100 }

test('an island is curves through the middles of its lines', () => {
  expect(curvedCoast('M0,0L10,0L10,9.1L0,9L0,0Z', edges)).toBe(
    'M5 0Q10 0 10 4.55T5 9.05T0 4.5T5 0Z',
  )
})

test('a cape at the end of long lines is not cut off', () => {
  expect(curvedCoast('M0,0L40,0L40,30L0,0Z', edges)).toBe(
    'M34 0Q40 0 40 6L40 24Q40 30 35.2 26.4L4.8 3.6Q0 0 6 0Z',
  )
})

test('what runs along the edge stays straight', () => {
  expect(curvedCoast('M40,100L40,60L46,52L100,52L100,100L40,100Z', edges)).toBe(
    'M40 66Q40 60 43 56T52 52L100 52L100 100L40 100Z',
  )
})

test('no land is no path', () => {
  expect(curvedCoast('', edges)).toBe('')
})
