import * as v from 'valibot'
import { expect, test } from 'vitest'
import { everyPort } from './ports.ts'

const mumbai = {
  name: 'Mumbai / JNPT',
  slug: 'mumbai',
  coast: 'west',
  responseTime: '2–4 hours',
  coordinates: { lat: 18.9333, lng: 72.85 },
}

test.each([
  ['coast', 'north'],
  ['responseTime', ''],
  ['coordinates', { lat: 91, lng: 72 }],
  ['coordinates', { lat: 18 }],
])('sets an invalid %s to null and keeps the port', (field, value) => {
  expect(v.parse(everyPort.parser, [{ ...mumbai, [field]: value }])).toEqual([
    { ...mumbai, [field]: null },
  ])
})

test.each(['name', 'slug'])('omits a port without a %s, because it cannot be linked', (field) => {
  expect(v.parse(everyPort.parser, [{ ...mumbai, [field]: null }])).toEqual([])
})

test.each(['a'.repeat(300), '\uD800', '../mumbai', 'mumbai/jnpt', '404'])(
  'omits a port with an unusable slug, because its link would be broken: %j',
  (slug) => {
    expect(v.parse(everyPort.parser, [mumbai, { ...mumbai, slug }])).toEqual([mumbai])
  },
)
