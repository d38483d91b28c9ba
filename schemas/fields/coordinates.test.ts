import { expect, test } from 'vitest'
import { seedDocuments } from '../../seed/seed-documents.ts'
import { compileSchema, validateDocuments } from '../validation/validate-documents.ts'

const schema = compileSchema()
const kandla = seedDocuments.find(({ _id }) => _id === 'port-kandla')

/** Validation messages about a port's position. */
async function positionMessages(lat: number | undefined, lng: number | undefined) {
  const coordinates = { _type: 'geopoint', lat, lng }
  const port = Object.assign({ _id: 'port-kandla', _type: 'port' }, kandla, { coordinates })
  const found = await validateDocuments({ documents: [port], schema, assetIds: new Set() })
  return found
    .filter(({ field }) => field === 'coordinates')
    .map(({ level, rule }) => `${level}: ${rule}`)
}

const SWAPPED = expect.stringMatching(/^warning: .*outside the map.*are the two numbers swapped\?$/)

test.each([
  [18.95, 72.83],
  [24.6, 91],
])('accepts %d, %d on the Indian coast', async (lat, lng) => {
  expect(await positionMessages(lat, lng)).toEqual([])
})

test.each([
  ['two numbers that are swapped', 72.83, 18.95],
  ['a position too far north', 24.7, 72],
  ['a position too far west', 20, 66.4],
  ['a position too far east', 20, 91.1],
])('warns about %s', async (_what, lat, lng) => {
  expect(await positionMessages(lat, lng)).toEqual([SWAPPED])
})

test.each([
  ['Latitude', 90.1, 72],
  ['Longitude', 20, -180.1],
  ['Longitude', 20, undefined],
])('refuses a missing or impossible %s: %d, %d', async (part, lat, lng) => {
  expect(await positionMessages(lat, lng)).toContainEqual(
    expect.stringContaining(`error: ${part} lies`),
  )
})
