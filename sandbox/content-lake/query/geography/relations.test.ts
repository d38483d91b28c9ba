import { expect, test } from 'vitest'
import { toGeography } from './geography.ts'
import { contains, distance, intersects } from './relations.ts'

const ring = (from: number, to: number) => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
  [from, from],
]

const shapes = {
  square: { type: 'Polygon', coordinates: [ring(0, 10)] },
  holed: { type: 'Polygon', coordinates: [ring(0, 10), ring(4, 6)] },
  small: { type: 'Polygon', coordinates: [ring(1, 2)] },
  inHole: { type: 'Polygon', coordinates: [ring(4.5, 5.5)] },
  aroundHole: { type: 'Polygon', coordinates: [ring(3, 7)] },
  half: { type: 'Polygon', coordinates: [ring(8, 12)] },
  two: { type: 'MultiPolygon', coordinates: [[ring(0, 10)], [ring(20, 30)]] },
  far: { type: 'Polygon', coordinates: [ring(21, 22)] },
  line: {
    type: 'LineString',
    coordinates: [
      [1, 1],
      [9, 1],
    ],
  },
  crossing: {
    type: 'LineString',
    coordinates: [
      [1, 5],
      [9, 5],
    ],
  },
  leaving: {
    type: 'LineString',
    coordinates: [
      [5, 5],
      [15, 5],
    ],
  },
  part: {
    type: 'LineString',
    coordinates: [
      [2, 1],
      [3, 1],
    ],
  },
  point: { type: 'Point', coordinates: [1, 1] },
  centre: { lat: 5, lng: 5 },
  points: {
    type: 'MultiPoint',
    coordinates: [
      [1, 1],
      [25, 25],
    ],
  },
  several: {
    type: 'GeometryCollection',
    geometries: [
      { type: 'Point', coordinates: [1, 1] },
      {
        type: 'LineString',
        coordinates: [
          [1, 1],
          [9, 1],
        ],
      },
    ],
  },
}

function shape(name: keyof typeof shapes) {
  const geography = toGeography(shapes[name])
  if (!geography) throw new Error(`${name} is no geography`)
  return geography
}

test.each([
  ['square', 'small', true],
  ['square', 'square', true],
  ['square', 'half', false],
  ['square', 'holed', true],
  ['holed', 'small', true],
  ['holed', 'inHole', false],
  ['holed', 'aroundHole', false],
  ['holed', 'holed', true],
  ['holed', 'crossing', false],
  ['holed', 'centre', false],
  ['square', 'crossing', true],
  ['square', 'leaving', false],
  ['square', 'several', true],
  ['two', 'far', true],
  ['two', 'points', true],
  ['square', 'points', false],
  ['line', 'part', true],
  ['line', 'point', true],
  ['line', 'crossing', false],
  ['part', 'line', false],
  ['point', 'point', true],
  ['point', 'centre', false],
  ['points', 'point', true],
  ['small', 'square', false],
] as const)('whether %s contains %s: %s', (outer, inner, expected) => {
  expect(contains(shape(outer), shape(inner))).toBe(expected)
})

test.each([
  ['square', 'half', true],
  ['square', 'small', true],
  ['square', 'far', false],
  ['holed', 'inHole', false],
  ['holed', 'crossing', true],
  ['leaving', 'square', true],
  ['line', 'crossing', false],
  ['line', 'point', true],
  ['point', 'centre', false],
  ['points', 'two', true],
  ['several', 'far', false],
] as const)('whether %s and %s intersect: %s', (first, second, expected) => {
  expect(intersects(shape(first), shape(second))).toBe(expected)
  expect(intersects(shape(second), shape(first))).toBe(expected)
})

test('a distance is along the sphere', () => {
  const quarter = (6_378_137 * Math.PI) / 2
  expect(distance([0, 0], [90, 0])).toBeCloseTo(quarter, 3)
  expect(distance([0, 0], [0, 90])).toBeCloseTo(quarter, 3)
  expect(distance([0, 0], [180, 0])).toBeCloseTo(2 * quarter, 3)
  expect(distance([170, 0], [-170, 0])).toBeCloseTo(distance([-10, 0], [10, 0]), 3)
})

test.each([
  { type: 'Point' },
  { type: 'Point', coordinates: [1] },
  { type: 'Point', coordinates: ['1', 2] },
  { type: 'MultiPoint', coordinates: [] },
  { type: 'LineString', coordinates: [[1, 2]] },
  { type: 'Polygon', coordinates: [] },
  {
    type: 'Polygon',
    coordinates: [
      [
        [0, 0],
        [1, 0],
        [0, 0],
      ],
    ],
  },
  { type: 'GeometryCollection', geometries: [{ type: 'Point' }] },
  { type: 'Feature', geometry: { type: 'Point', coordinates: [1, 2] } },
  { type: 'toString', coordinates: [] },
  { lat: 1, lng: 2, lon: 3 },
  [1, 2],
  'Point',
  null,
])('%j is no geography', (value) => {
  expect(toGeography(value)).toBeNull()
})
