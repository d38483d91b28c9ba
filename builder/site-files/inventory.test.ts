import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { inventoryGroq, inventoryParams, parseInventory } from './inventory.ts'

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

test('of two ports with one slug the older has the page', async () => {
  const [older, newer] = ['2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z']
  const port = { _type: 'port', slug: { current: 'mumbai' } }
  const dataset = [
    { ...port, _id: 'port-copy', _createdAt: newer },
    { ...port, _id: 'port-mumbai', _createdAt: older, name: 'Mumbai' },
  ]
  const params = inventoryParams
  const answer = await evaluate(parse(inventoryGroq, { params }), { dataset, params })
  const { portSlugs, notices } = parseInventory(await answer.get())
  expect(portSlugs).toEqual(['mumbai'])
  expect(notices[0]).toMatchObject({
    document: 'Port port-copy',
    problem: 'The port has no page: Port “Mumbai” (port-mumbai) has the same address.',
  })
})

test('names what must be there and is not', () => {
  const types = all.filter((type) => type !== 'siteSettings' && type !== 'homePage')
  expect(parseInventory({ types, ports: [] }).missing).toEqual(['Site settings', 'Home'])
  expect(parseInventory({ types: all, ports: [] }).missing).toEqual([])
})
