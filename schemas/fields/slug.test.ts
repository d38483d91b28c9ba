import { expect, test } from 'vitest'
import { clientOn } from '../validation/client-on.ts'
import { keepsAddress, portSlugRule } from './slug.ts'

test.each(['mumbai', 'navi-mumbai', 'berth-9', undefined])('a port may be called %j', (current) => {
  expect(portSlugRule({ _type: 'slug', current })).toBe(true)
})

test.each(['Mumbai', 'navi mumbai', 'navi--mumbai', '-mumbai', 'mumbai/jnpt', 'mümbai', ''])(
  'the address may not hold %j',
  (current) => {
    expect(portSlugRule({ _type: 'slug', current })).toContain('small letters')
  },
)

test.each(['index', '404', 'preview'])('%j is the site’s own word', (current) => {
  expect(portSlugRule({ _type: 'slug', current })).toContain('for itself')
})

test('an address that is too long for a file is refused', () => {
  expect(portSlugRule({ _type: 'slug', current: 'a'.repeat(96) })).toBe(true)
  expect(portSlugRule({ _type: 'slug', current: 'a'.repeat(97) })).toContain('Shorten it')
})

test('an absent slug is left to the required rule', () => {
  expect(portSlugRule(undefined)).toBe(true)
})

const client = clientOn([{ _id: 'port-kandla', _type: 'port', slug: { current: 'kandla' } }])

function keeps(id: string, current: string) {
  return keepsAddress(
    { _type: 'slug', current },
    {
      document: { _id: id, _type: 'port', _rev: '', _createdAt: '', _updatedAt: '' },
      getClient: (config) => client.withConfig(config),
    },
  )
}

test('an editor is warned before a live page moves', async () => {
  expect(await keeps('drafts.port-kandla', 'deendayal')).toContain('live at /ports/kandla')
  expect(await keeps('drafts.port-kandla', 'kandla')).toBe(true)
})

test('a page that is not live yet may have any address', async () => {
  expect(await keeps('drafts.port-goa', 'goa')).toBe(true)
})
