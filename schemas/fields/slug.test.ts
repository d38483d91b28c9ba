import { expect, test } from 'vitest'
import { clientOn } from '../validation/validate-documents.ts'
import { isUnused, portSlugRule } from './slug.ts'

test.each(['mumbai', 'navi-mumbai', 'berth-9', undefined])('accepts the slug %j', (current) => {
  expect(portSlugRule({ _type: 'slug', current })).toBe(true)
})

test.each(['Mumbai', 'navi mumbai', 'navi--mumbai', '-mumbai', 'mumbai/jnpt'])(
  'rejects the slug %j',
  (current) => {
    expect(portSlugRule({ _type: 'slug', current })).toContain('lower-case letters')
  },
)

test.each(['index', '404', 'preview'])('rejects the reserved word %j', (current) => {
  expect(portSlugRule({ _type: 'slug', current })).toContain('reserved')
})

test('rejects a slug that is too long for a file name', () => {
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
  { _id: 'drafts.port-new', _type: 'port', slug: { current: 'haldia' } },
])

const verdictOn = (id: string, current: string) =>
  isUnused(
    { _type: 'slug', current },
    {
      document: { _id: id, _type: 'port', _rev: '', _createdAt: '', _updatedAt: '' },
      getClient: (config) => client.withConfig(config),
    },
  )

test.each(['port-kandla', 'drafts.port-kandla', 'versions.spring.port-kandla'])(
  '%s may have the slug of its other versions, but not the slug of another port',
  async (id) => {
    expect(await verdictOn(id, 'kandla')).toBe(true)
    expect(await verdictOn(id, 'goa')).toContain('Goa has the address /ports/goa already')
    expect(await verdictOn(id, 'haldia')).toContain('Another port has the address /ports/haldia')
  },
)
