import { describe, expect, test } from 'vitest'
import { formatCoordinates, formatDegrees } from './coordinates.ts'

describe('formatCoordinates', () => {
  test.each([
    [{ lat: 18.9333, lng: 72.85 }, '18°56.0′N 072°51.0′E'],
    [{ lat: 17.6983, lng: 83.2786 }, '17°41.9′N 083°16.7′E'],
    [{ lat: 20.2654, lng: 86.6763 }, '20°15.9′N 086°40.6′E'],
    [{ lat: 8.75, lng: 78.2 }, '08°45.0′N 078°12.0′E'],
    [{ lat: 0, lng: 0 }, '00°00.0′N 000°00.0′E'],
    [{ lat: -33.9, lng: -18.5 }, '33°54.0′S 018°30.0′W'],
  ])('formats %j as %s', (position, expected) => {
    expect(formatCoordinates(position)).toBe(expected)
  })

  test('minutes that round to 60 carry into the degrees', () => {
    expect(formatCoordinates({ lat: 18.99999, lng: 72.99999 })).toBe('19°00.0′N 073°00.0′E')
  })
})

test('formatDegrees names the hemisphere', () => {
  expect(formatDegrees(15, 'N', 'S')).toBe('15°N')
  expect(formatDegrees(-15, 'N', 'S')).toBe('15°S')
})
