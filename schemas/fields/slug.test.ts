import { expect, test } from 'vitest'
import { clientOn, compileSchema, validateDocuments } from '../validation/validate-documents.ts'
import { isFree, keepsAddress, portSlugRule } from './slug.ts'

test.each(['mumbai', 'navi-mumbai', 'berth-9', undefined])('accepts the slug %j', (current) => {
  expect(portSlugRule({ _type: 'slug', current })).toBe(true)
})

test.each(['Mumbai', 'navi mumbai', 'navi--mumbai', '-mumbai', 'mumbai/jnpt'])(
  'rejects the address %j',
  (current) => {
    expect(portSlugRule({ _type: 'slug', current })).toContain('small letters')
  },
)

test.each(['index', '404', 'preview'])('rejects the reserved word %j', (current) => {
  expect(portSlugRule({ _type: 'slug', current })).toContain('for itself')
})

test('rejects an address that is too long for a file name', () => {
  expect(portSlugRule({ _type: 'slug', current: 'a'.repeat(96) })).toBe(true)
  expect(portSlugRule({ _type: 'slug', current: 'a'.repeat(97) })).toContain('Shorten it')
})

const client = clientOn([
  { _id: 'port-kandla', _type: 'port', name: 'Kandla', slug: { current: 'kandla' } },
  {
    _id: 'versions.spring.port-kandla',
    _type: 'port',
    name: 'Kandla',
    slug: { current: 'kandla' },
  },
  { _id: 'versions.spring.port-goa', _type: 'port', name: 'Goa', slug: { current: 'goa' } },
])

type Rule = typeof isFree

const told = (rule: Rule, id: string, current: string) =>
  rule(
    { _type: 'slug', current },
    {
      document: { _id: id, _type: 'port', _rev: '', _createdAt: '', _updatedAt: '' },
      getClient: (config) => client.withConfig(config),
    },
  )
const keeps = (id: string, current: string) => told(keepsAddress, id, current)

test('an editor is warned before a live page moves', async () => {
  for (const id of ['drafts.port-kandla', 'versions.spring.port-kandla']) {
    expect(await keeps(id, 'deendayal')).toContain('live at /ports/kandla')
    expect(await keeps(id, 'kandla')).toBe(true)
  }
})

test('the warning does not block publishing', async () => {
  const port = { _type: 'port', name: 'Kandla' }
  const problems = await validateDocuments({
    documents: [
      { ...port, _id: 'port-kandla', slug: { _type: 'slug', current: 'kandla' } },
      { ...port, _id: 'drafts.port-kandla', slug: { _type: 'slug', current: 'deendayal' } },
    ],
    schema: compileSchema(),
    assetIds: new Set(),
  })
  expect(problems.filter(({ field }) => field === 'slug')).toEqual([
    expect.objectContaining({ id: 'drafts.port-kandla', level: 'warning' }),
  ])
})

test.each(['port-kandla', 'drafts.port-kandla', 'versions.spring.port-kandla'])(
  '%s may share its address with its other versions, but not with another port',
  async (id) => {
    expect(await told(isFree, id, 'kandla')).toBe(true)
    expect(await told(isFree, id, 'goa')).toContain('Goa has the address /ports/goa already')
  },
)
