import { expect, test } from 'vitest'
import { LakeError } from '../../errors.ts'
import { answer } from '../testing.ts'

const MUMBAI = '{"lat": 18.95, "lng": 72.85}'
const KANDLA = '{"type": "Point", "coordinates": [70.22, 23.02]}'
const WEST =
  'geo({"type": "Polygon", "coordinates": [[[68, 8], [75, 8], [75, 24], [68, 24], [68, 8]]]})'

test.each([
  [`geo(${MUMBAI})`, { type: 'Point', coordinates: [72.85, 18.95] }],
  ['geo({"lat": 1, "lon": 2})', { type: 'Point', coordinates: [2, 1] }],
  ['global::geo({"lat": 1, "lng": 2})', { type: 'Point', coordinates: [2, 1] }],
  ['geo({"lat": 91, "lng": 0})', null],
  ['geo({"lat": 1})', null],
  ['geo("here")', null],
  ['geo::latLng(1, 2)', { type: 'Point', coordinates: [2, 1] }],
  ['geo::latLng(91, 2)', null],
  ['geo::latLng("1", 2)', null],
  [`geo::contains(${WEST}, ${MUMBAI})`, true],
  [`geo::contains(${WEST}, geo(${KANDLA}))`, true],
  [`geo::contains(${WEST}, geo::latLng(13, 80))`, false],
  [`geo::contains(${MUMBAI}, ${WEST})`, false],
  [`geo::contains(${WEST}, 1)`, null],
  [`geo::intersects(${WEST}, ${MUMBAI})`, true],
  [`geo::intersects(1, ${MUMBAI})`, null],
  [`geo::distance(${MUMBAI}, ${MUMBAI})`, 0],
  [`geo::distance(${MUMBAI}, ${WEST})`, null],
  [`round(geo::distance(${MUMBAI}, ${KANDLA}) / 1000)`, 529],
  ['geo::latLng(1, 2) == geo::latLng(1, 2)', false],
])('%s is %j', (query, expected) => {
  expect(answer(query)).toEqual(expected)
})

test.each(['geo()', 'geo(1, 2)', 'geo::latLng(1)', 'geo::distance(1)', 'geo::contains(1, 2, 3)'])(
  '%s has not the arguments it needs',
  (query) => {
    expect(() => answer(query)).toThrow(LakeError)
  },
)

test('places can be sorted by distance', () => {
  const documents = [
    { _id: 'chennai', at: { lat: 13.1, lng: 80.3 } },
    { _id: 'kandla', at: { lat: 23.02, lng: 70.22 } },
    { _id: 'nowhere' },
    { _id: 'mumbai', at: { lat: 18.95, lng: 72.85 } },
  ]
  expect(answer(`* | order(geo::distance(at, ${KANDLA}))[]._id`, documents)).toEqual([
    'kandla',
    'mumbai',
    'chennai',
    'nowhere',
  ])
})
