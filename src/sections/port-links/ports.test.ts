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
])('an odd %s is dropped and the port kept', (field, value) => {
  expect(v.parse(everyPort.parser, [{ ...mumbai, [field]: value }])).toEqual([
    { ...mumbai, [field]: null },
  ])
})

test.each(['name', 'slug'])('a port without a %s can’t be linked and is left out', (field) => {
  expect(v.parse(everyPort.parser, [{ ...mumbai, [field]: null }])).toEqual([])
})

test.each(['a'.repeat(300), '\uD800', '../mumbai', 'mumbai/jnpt', '404'])(
  'a port whose address can’t be a page’s is left out of lists, for its link would be broken: %j',
  (slug) => {
    expect(v.parse(everyPort.parser, [mumbai, { ...mumbai, slug }])).toEqual([mumbai])
  },
)
