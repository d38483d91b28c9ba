import { describe, expect, test } from 'vitest'
import { chartlet } from './extent.ts'
import { doOverlap, labelsOf } from './labels.ts'

const place = (name: string, lat: number, lng: number, isWater = false) => ({
  _key: name,
  name,
  position: { lat, lng },
  isWater,
  isMeridian: false,
  meaning: null,
})

const mumbai = labelsOf('Mumbai / JNPT', { lat: 18.9333, lng: 72.85 }, [
  place('Arabian Sea', 18.405, 72.517, true),
  place('Thane', 19.197, 72.964),
  place('Nhava Sheva', 18.95, 72.95),
  place('Alibag', 18.648, 72.876),
])

const mundra = labelsOf('Mundra', { lat: 22.7333, lng: 69.7 }, [
  place('Gulf of Kutch', 22.526, 69.709, true),
  place('Mandvi', 22.833, 69.352),
  place('Vadinar', 22.45, 69.717),
  place('Kandla', 23.017, 70.217),
])

const vadinar = labelsOf('Vadinar', { lat: 22.45, lng: 69.7167 }, [
  place('Gulf of Kutch', 22.656, 69.672, true),
  place('Mundra', 22.733, 69.7),
  place('Sikka', 22.432, 69.842),
])

const paradip = labelsOf('Paradip', { lat: 20.2654, lng: 86.6764 }, [
  place('Bay of Bengal', 19.778, 87.121, true),
  place('Chandbali', 20.775, 86.741),
  place('Kendrapara', 20.502, 86.422),
  place('Jagatsinghpur', 20.256, 86.171),
])

describe('the labels of a chart', () => {
  test.each([
    ['Mumbai', mumbai],
    ['Mundra', mundra],
    ['Vadinar', vadinar],
    ['Paradip', paradip],
  ])('of %s stand clear of each other', (_port, labels) => {
    const pairs = labels.flatMap((a, index) => labels.slice(index + 1).map((b) => [a, b] as const))
    expect(pairs.filter(([a, b]) => doOverlap(a, b))).toEqual([])
  })

  test('ring labels are on the seaward side', () => {
    const xs = (labels: typeof mumbai) =>
      labels.filter(({ kind }) => kind === 'miles').map(({ x }) => x < chartlet.width / 2)
    expect(xs(mumbai)).toEqual([true, true, true])
    expect(xs(paradip)).toEqual([false, false, false])
  })

  test('the port has its name beyond a meridian, with a line to it, and else towards the water', () => {
    const labels = labelsOf('Mumbai / JNPT', { lat: 18.9333, lng: 72.85 }, [
      { ...place('072°44′E', 19.24, 72.7333), isMeridian: true },
    ])
    const meridian = labels.find(({ kind }) => kind === 'meridian')
    const own = labels.find(({ kind }) => kind === 'centre')
    expect(own).toMatchObject({ x: meridian?.x, anchor: 'end', isLed: true })
    expect(vadinar.find(({ kind }) => kind === 'centre')?.dy).toBe(-1)
  })

  test('a chart without names has those of its centre and rings', () => {
    expect(labelsOf('Here', { lat: 10, lng: 76 }, []).map(({ text }) => text)).toEqual([
      'Here',
      '10 nm',
      '20 nm',
      '30 nm',
    ])
  })
})
