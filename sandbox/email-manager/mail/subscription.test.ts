import { describe, expect, test } from 'vitest'
import { renderText } from './body.ts'
import { alreadySubscribedMail, confirmationMail, siteLink, welcomeMail } from './subscription.ts'

const SITE = 'http://site.example'
const holder = { email: 'a@example.com', token: 'secret' }
const ALL = { compliance: true, emergency: true, newsletter: true }
const QUERY = '?email=a%40example.com&token=secret'

test('the confirmation mail leads to the confirmation page, and nowhere else', () => {
  const mail = confirmationMail(SITE, holder)
  expect(mail.to.email).toBe('a@example.com')
  const links = renderText(mail.body).match(/http\S+/g)
  expect(links).toEqual([`http://site.example/email-confirmation${QUERY}`])
})

describe.each([
  ['welcome', welcomeMail(SITE, holder, ALL)],
  ['already subscribed', alreadySubscribedMail(SITE, holder)],
])('the %s mail', (_name, mail) => {
  test('leads to the preferences, and to unsubscribe', () => {
    expect(renderText(mail.body).match(/http\S+/g)).toEqual([
      `http://site.example/email-preferences${QUERY}`,
      `http://site.example/unsubscribe${QUERY}`,
    ])
  })
})

test('the welcome mail names what was chosen', () => {
  const chosen = { compliance: false, emergency: true, newsletter: false }
  const text = renderText(welcomeMail(SITE, holder, chosen).body)
  expect(text).toContain('- Emergency Response & Alerts')
  expect(text).not.toContain('Port Call & Compliance Updates')
  expect(text).not.toContain('Maritime Insights & Case Studies')
})

test.each([
  ['email-confirmation', 'http://site.example/email-confirmation'],
  ['email-preferences', 'http://site.example/email-preferences'],
  ['unsubscribe', 'http://site.example/unsubscribe'],
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
