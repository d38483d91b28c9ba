import { expect, test } from 'vitest'
import { hasPageAt, matchPage } from './page-routes.ts'
import { page as contact } from '../pages/contact/page.tsx'
import { page as empty } from '../pages/empty/page.tsx'
import { page as financialSecurity } from '../pages/financial-security/page.tsx'
import { page as home } from '../pages/home/page.tsx'
import { page as port } from '../pages/port/page.tsx'

test.each([
  ['/', home],
  ['/contact', contact],
  ['/contact/', contact],
  ['/insurance/financial-security', financialSecurity],
  ['/agents/partner', empty],
  ['/insurers-hub', empty],
  ['/ports', empty],
  ['/ports/mundra/berths', empty],
  ['/no-such-page', empty],
])('%s is its page', async (pathname, page) => {
  const { load, params } = matchPage(pathname)
  expect(await load()).toBe(page)
  expect(params).toEqual({})
  expect(hasPageAt(pathname)).toBe(page !== empty)
})

test('a port page knows its slug', async () => {
  const { load, params } = matchPage('/ports/mundra')
  expect(await load()).toBe(port)
  expect(params).toEqual({ portSlug: 'mundra' })
})
