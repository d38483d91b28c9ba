import { describe, expect, test } from 'vitest'
import { renderText } from './body.ts'
import { alreadySubscribedMail, confirmationMail, welcomeMail } from './subscription.ts'

const bases = { siteUrl: 'http://site.example', serviceUrl: 'http://localhost:3910' }
const holder = { email: 'a@example.com', token: 'secret' }
const ALL = { compliance: true, emergency: true, newsletter: true }
const QUERY = '?email=a%40example.com&token=secret'

test('the confirmation mail leads to the confirmation page, and nowhere else', () => {
  const mail = confirmationMail(bases, holder)
  expect(mail.to.email).toBe('a@example.com')
  expect(mail.headers).toBeUndefined()
  const links = renderText(mail.body).match(/http\S+/g)
  expect(links).toEqual([`http://site.example/email-confirmation${QUERY}`])
})

describe.each([
  ['welcome', welcomeMail(bases, holder, ALL)],
  ['already subscribed', alreadySubscribedMail(bases, holder)],
])('the %s mail', (_name, mail) => {
  test('leads to the preferences, and to unsubscribe', () => {
    expect(renderText(mail.body).match(/http\S+/g)).toEqual([
      `http://site.example/email-preferences${QUERY}`,
      `http://site.example/unsubscribe${QUERY}`,
    ])
  })

  test('can be unsubscribed from by a mail program (RFC 8058)', () => {
    expect(mail.headers).toEqual({
      'List-Unsubscribe': `<http://localhost:3910/one-click/unsubscribe${QUERY}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })
})

test('the welcome mail names what was chosen', () => {
  const chosen = { compliance: false, emergency: true, newsletter: false }
  const text = renderText(welcomeMail(bases, holder, chosen).body)
  expect(text).toContain('- Emergency Response & Alerts')
  expect(text).not.toContain('Port Call & Compliance Updates')
  expect(text).not.toContain('Maritime Insights & Case Studies')
})
