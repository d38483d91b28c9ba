import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatCoordinates, formatDegrees } from './coordinates.ts'

describe('formatCoordinates', () => {
  test.each([
    [{ lat: 18.9333, lng: 72.85 }, '18°56′00″N 72°51′00″E'],
    [{ lat: 17.6983, lng: 83.2786 }, '17°41′54″N 83°16′43″E'],
    [{ lat: 20.2654, lng: 86.6763 }, '20°15′55″N 86°40′35″E'],
    [{ lat: 8.75, lng: 78.2 }, '08°45′00″N 78°12′00″E'],
    [{ lat: 0, lng: 0 }, '00°00′00″N 00°00′00″E'],
    [{ lat: -33.9, lng: -18.5 }, '33°54′00″S 18°30′00″W'],
  ])('%j is %s', (position, expected) => {
    expect(formatCoordinates(position)).toBe(expected)
  })

  test('sixty rounded seconds carry into minutes and degrees', () => {
    expect(formatCoordinates({ lat: 18.99999, lng: 72.99999 })).toBe('19°00′00″N 73°00′00″E')
  })

  test('is accurate to half a second of arc', () => {
    const latitude = fc.double({ min: -90, max: 90, noNaN: true })
    const longitude = fc.double({ min: -180, max: 180, noNaN: true })
    fc.assert(
      fc.property(latitude, longitude, (lat, lng) => {
        const [readLat, readLng] = formatCoordinates({ lat, lng }).split(' ').map(read)
        expect(readLat).toBeCloseTo(lat, 3)
        expect(readLng).toBeCloseTo(lng, 3)
      }),
    )
  })
})

test('formatDegrees names the hemisphere', () => {
  expect(formatDegrees(15, 'N', 'S')).toBe('15°N')
  expect(formatDegrees(-15, 'N', 'S')).toBe('15°S')
})

function read(text: string): number {
  const match = /^(\d{2,3})°([0-5]\d)′([0-5]\d)″([NSEW])$/.exec(text)
  if (!match) throw new Error(`not a position: ${text}`)
  const [, degrees, minutes, seconds, hemisphere] = match
  const value = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600
  return hemisphere === 'S' || hemisphere === 'W' ? -value : value
}
