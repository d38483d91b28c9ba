import { expect, test } from 'vitest'
import { redirectsIn } from './redirects.ts'

const PAGES = ['/', '/contact', '/ports/mundra-port', '/ports/kandla']
const mundra = { _type: 'port', slug: 'mundra-port' }

test('lead to where the page is now, in the order of their addresses', () => {
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
  ['from a page that is there', { from: '/ports/kandla', page: mundra }],
  ['from what a host could misread', { from: '/a;return 200', page: mundra }],
  ['from another site', { from: '//evil.example', page: mundra }],
  ['from nothing', { page: mundra }],
  ['that is none', 'redirect'],
])('leave out one %s', (_what, entry) => {
  expect(redirectsIn([entry], PAGES)).toEqual([])
})

test('of two from one address the later one counts', () => {
  const answer = [
    { from: '/a', page: mundra },
    { from: '/a', page: { _type: 'port', slug: 'kandla' } },
  ]
  expect(redirectsIn(answer, PAGES)).toEqual([{ from: '/a', to: '/ports/mundra-port' }])
  expect(redirectsIn(null, PAGES)).toEqual([])
})
