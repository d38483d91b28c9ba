import { describe, expect, test } from 'vitest'
import { renderText } from './body.ts'
import { alreadySubscribedMail, confirmationMail, welcomeMail } from './subscription.ts'

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
