import { expect, test } from 'vitest'
import { oneClickLink, siteLink } from './links.ts'

const bases = { siteUrl: 'https://site.example', serviceUrl: 'http://localhost:3910' }

test.each([
  ['email-confirmation', 'https://site.example/email-confirmation'],
  ['email-preferences', 'https://site.example/email-preferences'],
  ['unsubscribe', 'https://site.example/unsubscribe'],
] as const)('the link to %s', (page, address) => {
  const link = siteLink(bases, page, { email: 'a@example.com', token: 't-_1' })
  expect(link).toBe(`${address}?email=a%40example.com&token=t-_1`)
})

test('the one-click link leads to the service itself', () => {
  expect(oneClickLink(bases, { email: 'a@example.com', token: 't' })).toBe(
    'http://localhost:3910/one-click/unsubscribe?email=a%40example.com&token=t',
  )
})

test.each(["o'neill+tag&x=y#z@example.com", 'जहाज@example.com', '100%@example.com'])(
  '%s comes out of its link as it went in',
  (email) => {
    const { searchParams } = new URL(siteLink(bases, 'unsubscribe', { email, token: 't' }))
    expect([...searchParams]).toEqual([
      ['email', email],
      ['token', 't'],
    ])
  },
)

test.each(['https://site.example/shop', 'https://site.example/shop/'])(
  'a site at %s',
  (siteUrl) => {
    const link = siteLink({ ...bases, siteUrl }, 'unsubscribe', {
      email: 'a@b.example',
      token: 't',
    })
    expect(new URL(link).pathname).toBe('/shop/unsubscribe')
  },
)
