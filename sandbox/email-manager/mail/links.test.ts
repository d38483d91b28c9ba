import { expect, test } from 'vitest'
import { siteLink } from './links.ts'

const SITE = 'https://site.example'

test.each([
  ['email-confirmation', 'https://site.example/email-confirmation'],
  ['email-preferences', 'https://site.example/email-preferences'],
  ['unsubscribe', 'https://site.example/unsubscribe'],
] as const)('the link to %s', (page, address) => {
  const link = siteLink(SITE, page, { email: 'a@example.com', token: 't-_1' })
  expect(link).toBe(`${address}?email=a%40example.com&token=t-_1`)
})

test.each(["o'neill+tag&x=y#z@example.com", 'जहाज@example.com', '100%@example.com'])(
  '%s comes out of its link as it went in',
  (email) => {
    const { searchParams } = new URL(siteLink(SITE, 'unsubscribe', { email, token: 't' }))
    expect([...searchParams]).toEqual([
      ['email', email],
      ['token', 't'],
    ])
  },
)

test.each(['https://site.example/shop', 'https://site.example/shop/'])(
  'a site at %s',
  (siteUrl) => {
    const link = siteLink(siteUrl, 'unsubscribe', {
      email: 'a@b.example',
      token: 't',
    })
    expect(new URL(link).pathname).toBe('/shop/unsubscribe')
  },
)
