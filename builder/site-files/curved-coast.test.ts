import { expect, test } from 'vitest'
import { curvedCoast } from './curved-coast.ts'

const edges = { left: -24, top: -24, right: 100, bottom: 100 }

test('an island is curves through the middles of its lines', () => {
  expect(curvedCoast('M0,0L10,0L10,10.1L0,10L0,0Z', edges)).toBe(
    'M5 0Q10 0 10 5.05T5 10.05T0 5T5 0Z',
  )
})

test('what runs along the edge stays straight', () => {
  expect(curvedCoast('M40,100L50,60L60,40L100,40L100,100L40,100Z', edges)).toBe(
    'M45 80Q50 60 55 50T80 40L100 40L100 100L40 100Z',
  )
})

test('no land is no path', () => {
  expect(curvedCoast('', edges)).toBe('')
})
