import * as fc from 'fast-check'
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
  ])('%j is %s', (position, expected) => {
    expect(formatCoordinates(position)).toBe(expected)
  })

  test('sixty rounded minutes carry into the degrees', () => {
    expect(formatCoordinates({ lat: 18.99999, lng: 72.99999 })).toBe('19°00.0′N 073°00.0′E')
  })

  test('is accurate to a twentieth of a minute of arc', () => {
    const latitude = fc.double({ min: -90, max: 90, noNaN: true })
    const longitude = fc.double({ min: -180, max: 180, noNaN: true })
    fc.assert(
      fc.property(latitude, longitude, (lat, lng) => {
        const [readLat, readLng] = formatCoordinates({ lat, lng }).split(' ').map(read)
        expect(Math.abs(Number(readLat) - lat)).toBeLessThan(1 / 1190)
        expect(Math.abs(Number(readLng) - lng)).toBeLessThan(1 / 1190)
      }),
    )
  })
})

test('formatDegrees names the hemisphere', () => {
  expect(formatDegrees(15, 'N', 'S')).toBe('15°N')
  expect(formatDegrees(-15, 'N', 'S')).toBe('15°S')
})

function read(text: string): number {
  const match = /^(\d{2,3})°([0-5]\d\.\d)′([NSEW])$/.exec(text)
  if (!match) throw new Error(`not a position: ${text}`)
  const [, degrees, minutes, hemisphere] = match
  const value = Number(degrees) + Number(minutes) / 60
  return hemisphere === 'S' || hemisphere === 'W' ? -value : value
}
