import { expect, test } from 'vitest'
import { inventoryParams, parseInventory } from './inventory.ts'

const mumbai = { _id: 'port-mumbai', name: 'Mumbai', slug: 'mumbai' }
const all = inventoryParams.types

test.each([
  ['a'.repeat(300), 'Shorten it to 96 characters, and publish.'],
  ['a\uD800b', 'Use small letters'],
  ['../../etc', 'Use small letters'],
  ['a/b', 'Use small letters'],
  ['a\0b', 'Use small letters'],
  ['404', 'choose another word'],
  [7, 'It must be text'],
])('a port with the slug %j costs its own page, and its document is named', (slug, remedy) => {
  const bad = { _id: 'port-bad', name: 'Bad', slug }
  const { portSlugs, notices } = parseInventory({ types: all, ports: [mumbai, bad] })
  expect(portSlugs).toEqual(['mumbai'])
  expect(notices).toEqual([
    expect.objectContaining({
      document: 'Port “Bad” (port-bad)',
      remedy: expect.stringContaining(remedy),
    }),
  ])
})

test('of two ports with one slug the first has the page', () => {
  const ports = [mumbai, { ...mumbai, _id: 'port-other', name: null }]
  const { portSlugs, notices } = parseInventory({ types: all, ports })
  expect(portSlugs).toEqual(['mumbai'])
  expect(notices[0]).toMatchObject({
    document: 'Port port-other',
    problem: 'The port has no page, for Port “Mumbai” (port-mumbai) has the same address.',
  })
})

test('names what must be there and is not', () => {
  const types = all.filter((type) => type !== 'siteSettings' && type !== 'homePage')
  expect(parseInventory({ types, ports: [] }).missing).toEqual(['Site settings', 'Home'])
  expect(parseInventory({ types: all, ports: [] }).missing).toEqual([])
})
