import { expect, test } from 'vitest'
import { renderText } from './body.ts'
import { siteLink, welcomeMail } from './subscription.ts'

const SITE = 'http://site.example'
const holder = { email: 'a@example.com', token: 'secret' }

test('the welcome mail names what was chosen', () => {
  const chosen = { compliance: false, emergency: true, newsletter: false }
  const text = renderText(welcomeMail(SITE, holder, chosen).body)
  expect(text).toContain('- Emergency Response & Alerts')
  expect(text).not.toContain('Port Call & Compliance Updates')
  expect(text).not.toContain('Maritime Insights & Case Studies')
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
