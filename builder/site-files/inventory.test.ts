import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { editableRoutes } from '../../src/routes.ts'
import { documentListGroq, inventoryOf, parseDocumentList } from './inventory.ts'

const updatedAt = '2026-01-01T00:00:00Z'
const mumbai = {
  id: 'port-mumbai',
  type: 'port',
  updatedAt: '2026-03-01T00:00:00Z',
  port: { name: 'Mumbai', slug: 'mumbai' },
}
const required = [
  'siteSettings',
  ...editableRoutes.map(({ textsDocument, document }) => textsDocument ?? document),
]
const portPagesAmong = (pages: string[]) => pages.filter((page) => page.startsWith('/ports/'))
const documentsOf = (types: readonly string[]) =>
  types.map((type) => ({ id: type, type, updatedAt, port: null }))

test.each([
  ['a'.repeat(300), 'Shorten it to 96 characters, and publish.'],
  ['a\uD800b', 'Use lower-case letters'],
  ['../../etc', 'Use lower-case letters'],
  ['404', 'choose another word'],
  [7, 'Write the address as text'],
])('leaves out a port with the slug %j, and names its document', (slug, remedy) => {
  const bad = { id: 'port-bad', type: 'port', updatedAt, port: { name: 'Bad', slug } }
  const { pages, notices } = inventoryOf([mumbai, bad])
  expect(portPagesAmong(pages)).toEqual(['/ports/mumbai'])
  expect(notices).toEqual([
    expect.objectContaining({
      document: 'Port “Bad” (port-bad)',
      documentId: 'port-bad',
      remedy: expect.stringContaining(remedy),
    }),
  ])
})

test('the older of two ports with the same slug has the page', async () => {
  const port = { _type: 'port', _updatedAt: updatedAt, slug: { current: 'mumbai' } }
  const dataset = [
    { ...port, _id: 'port-copy', _createdAt: '2026-11-02T00:00:00Z' },
    { ...port, _id: 'port-mumbai', _createdAt: '2026-11-01T00:00:00Z', name: 'Mumbai' },
    { ...port, _id: 'port-new', _createdAt: '2026-11-03T00:00:00Z', slug: null },
  ]
  const answer = await (await evaluate(parse(documentListGroq), { dataset })).get()
  const { pages, notices } = inventoryOf(parseDocumentList(answer).documents)
  expect(portPagesAmong(pages)).toEqual(['/ports/mumbai'])
  expect(notices).toEqual([
    expect.objectContaining({
      document: 'Port port-copy',
      problem: 'The port has no page: Port “Mumbai” (port-mumbai) has the same address.',
    }),
  ])
})

test('names missing required documents', () => {
  const types = required.filter((type) => type !== 'siteSettings' && type !== 'homePage')
  expect(inventoryOf(documentsOf(types)).missing).toEqual(['Site settings', 'Home'])
  expect(inventoryOf(documentsOf(required)).missing).toEqual([])
})
