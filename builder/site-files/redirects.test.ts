import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { redirectsGroq, redirectsIn } from './redirects.ts'

const PAGES = ['/', '/contact', '/ports/mundra-port', '/ports/kandla']
const mundra = { _type: 'port', slug: 'mundra-port' }

test('redirects lead to the page’s current address, and are sorted', () => {
  const answer = [
    { from: '/ports/mundra', page: mundra },
    { from: '/imprint', page: { _type: 'contactPage', slug: null } },
  ]
  expect(redirectsIn(answer, PAGES)).toEqual([
    { from: '/imprint', to: '/contact' },
    { from: '/ports/mundra', to: '/ports/mundra-port' },
  ])
})

test.each([
  ['to no document', { from: '/a', page: null }],
  ['to a port that is not published', { from: '/a', page: { _type: 'port', slug: 'goa' } }],
  ['from the address of a page', { from: '/ports/kandla', page: mundra }],
  ['from an address that a host could misread', { from: '/a;return 200', page: mundra }],
  ['from another site', { from: '//evil.example', page: mundra }],
  ['without an old address', { page: mundra }],
  ['that is not an object', 'redirect'],
])('leaves out a redirect %s', (_what, entry) => {
  expect(redirectsIn([entry], PAGES)).toEqual([])
})

test('if two redirects have the same old address, the later change counts', async () => {
  const redirect = (_id: string, _updatedAt: string, _ref: string) => ({
    _id,
    _type: 'redirect',
    _updatedAt,
    from: '/a',
    to: { _type: 'reference', _ref },
  })
  const dataset = [
    { _id: 'mundra', _type: 'port', slug: { current: 'mundra-port' } },
    { _id: 'kandla', _type: 'port', slug: { current: 'kandla' } },
    redirect('second', '2026-02-01T00:00:00Z', 'mundra'),
    redirect('third', '2026-03-01T00:00:00Z', 'kandla'),
    redirect('first', '2026-01-01T00:00:00Z', 'mundra'),
  ]
  const answer = await evaluate(parse(redirectsGroq), { dataset })
  expect(redirectsIn(await answer.get(), PAGES)).toEqual([{ from: '/a', to: '/ports/kandla' }])
})
