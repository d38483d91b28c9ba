import { expect, test } from 'vitest'
import { clientOf, useLake } from './helpers/lake.ts'

const lake = useLake()
const NAMES = '*[_type == "port"] | order(name) {_id, _originalId, name}'

async function withDrafts() {
  const client = await lake.freshClient()
  const port = (_id: string, name: string) => ({ _id, _type: 'port', name })
  await client
    .transaction()
    .create(port('mumbai', 'Mumbai'))
    .create(port('drafts.mumbai', 'Mumbai, edited'))
    .create(port('versions.spring.mumbai', 'Mumbai, in spring'))
    .create(port('drafts.kandla', 'Kandla, new'))
    .create({ _id: 'page', _type: 'page', port: { _type: 'reference', _ref: 'mumbai' } })
    .commit()
  return client
}

test('published shows neither drafts nor versions', async () => {
  const client = await withDrafts()
  expect(await client.fetch(NAMES, {}, { perspective: 'published' })).toEqual([
    { _id: 'mumbai', _originalId: null, name: 'Mumbai' },
  ])
})

test('raw shows every document as it is stored', async () => {
  const client = await withDrafts()
  const found = await client.fetch('*[_type == "port"]._id', {}, { perspective: 'raw' })
  expect(found).toEqual(['drafts.kandla', 'drafts.mumbai', 'mumbai', 'versions.spring.mumbai'])
})

test.each(['drafts', 'previewDrafts'] as const)(
  '%s lays drafts over what is published',
  async (perspective) => {
    const client = await withDrafts()
    expect(await client.fetch(NAMES, {}, { perspective })).toEqual([
      { _id: 'kandla', _originalId: 'drafts.kandla', name: 'Kandla, new' },
      { _id: 'mumbai', _originalId: 'drafts.mumbai', name: 'Mumbai, edited' },
    ])
  },
)

test('a stack overlays its releases, the first on top', async () => {
  const client = await withDrafts()
  const found = await client.fetch(NAMES, {}, { perspective: ['spring', 'drafts'] })
  expect(found).toEqual([
    { _id: 'kandla', _originalId: 'drafts.kandla', name: 'Kandla, new' },
    { _id: 'mumbai', _originalId: 'versions.spring.mumbai', name: 'Mumbai, in spring' },
  ])
})

test('a release by itself does not show drafts', async () => {
  const client = await withDrafts()
  expect(await client.fetch('*[_type == "port"].name', {}, { perspective: ['spring'] })).toEqual([
    'Mumbai, in spring',
  ])
})

test('references resolve within the perspective', async () => {
  const client = await withDrafts()
  const query = '*[_id == "page"][0].port->name'
  expect(await client.fetch(query, {}, { perspective: 'published' })).toBe('Mumbai')
  expect(await client.fetch(query, {}, { perspective: 'drafts' })).toBe('Mumbai, edited')
})

test.each([
  ['2025-02-19', 1],
  ['2025-02-18', 4],
  ['1', 4],
  ['X', 1],
])('the default of API version %s', async (apiVersion, count) => {
  const { dataset = '' } = (await withDrafts()).config()
  const client = clientOf(lake.url, dataset, apiVersion)
  expect(await client.fetch('count(*[_type == "port"])')).toBe(count)
})

test('documents are fetched by id whatever the perspective', async () => {
  const client = await withDrafts()
  const found = await client.getDocuments(['drafts.kandla', 'nowhere', 'mumbai'])
  expect(found.map((document) => document?.['name'])).toEqual(['Kandla, new', undefined, 'Mumbai'])
  expect(await client.getDocument('nowhere')).toBeUndefined()
})

test('an omitted document is named with the reason', async () => {
  const response = await lake.request('/v2025-02-19/data/doc/production/a,b')
  expect(await response.json()).toEqual({
    documents: [],
    omitted: [
      { id: 'a', reason: 'existence' },
      { id: 'b', reason: 'existence' },
    ],
  })
})
