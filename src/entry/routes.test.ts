import { expect, test } from 'vitest'
import { matchRoute } from './routes.ts'

test.each([
  ['/', '/'],
  ['/contact', '/contact'],
  ['/contact/', '/contact'],
  ['/insurance/financial-security', '/insurance/financial-security'],
])('%s is the page %s', (pathname, path) => {
  expect(matchRoute(pathname)).toMatchObject({ route: { path }, params: {} })
})

test('a port page knows its slug', () => {
  expect(matchRoute('/ports/mundra')).toMatchObject({
    route: { path: '/ports/:portSlug' },
    params: { portSlug: 'mundra' },
  })
})

test.each(['/agents/partner', '/insurers-hub', '/ports', '/ports/mundra/berths', '/no-such-page'])(
  '%s is the empty page',
  (pathname) => {
    expect(matchRoute(pathname).route.path).toBe('*')
  },
)
