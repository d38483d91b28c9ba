import { describe, expect, test } from 'vitest'
import { mailHref, telHref, whatsappHref } from './contact-links.ts'

describe('telHref', () => {
  test.each([
    ['+91 00000 00000', 'tel:+910000000000'],
    ['  +91-00000-00001 ', 'tel:+910000000001'],
    ['0091 00000 00000', 'tel:+910000000000'],
    ['+44 (0)7700 900123', 'tel:+447700900123'],
    ['+44 (7700) 900.123', 'tel:+447700900123'],
    ['\u202A+91 22 1234 5678\u202C', 'tel:+912212345678'],
    ['+91\u00A022 1234\u20115678', 'tel:+912212345678'],
  ])('%s becomes %s', (typed, expected) => {
    expect(telHref(typed)).toBe(expected)
  })

  test.each([
    null,
    '',
    '  ',
    'ask the desk',
    '022 0000 0000',
    '+91',
    '+1234567890123456',
    // If the text after the number were dropped, a wrong number might be dialled.
    '+91 22 1234 5678 ext. 9',
    '+91 22 1234 5678 / 5679',
    '+91 22 1234 ５６７８',
    '+0 22 1234 5678',
  ])('%j gives no link', (typed) => {
    expect(telHref(typed)).toBeNull()
  })
})

describe('whatsappHref', () => {
  test('has digits only and the first message prefilled', () => {
    expect(whatsappHref('+91 00000 00000')).toBe(
      'https://wa.me/910000000000?text=Vessel%20%2F%20IMO%20%2F%20Port%20%2F%20Issue%3A',
    )
  })

  test('gives no link without an international number', () => {
    expect(whatsappHref(null)).toBeNull()
    expect(whatsappHref('00000')).toBeNull()
  })
})

describe('mailHref', () => {
  test('links an address', () => {
    expect(mailHref(' desk@example.com ')).toBe('mailto:desk@example.com')
    expect(mailHref('desk@example.com\u200B\uFEFF')).toBe('mailto:desk@example.com')
  })

  test.each([null, '', 'desk', 'desk@localhost', 'two words@example.com'])(
    '%j gives no link',
    (typed) => {
      expect(mailHref(typed)).toBeNull()
    },
  )

  test('an address cannot add headers to the mail', () => {
    expect(mailHref('desk@example.com%0Abcc:x@example.com')).toBeNull()
    expect(mailHref('desk@example.com?bcc=x')).toBeNull()
  })

  test('a mail can be prefilled with any subject and text', () => {
    const mail = { subject: 'A & B, 100%', body: 'One: ?=#+\nTwo: Ö “x”\r\nThree' }
    const href = mailHref('desk@example.com', mail)
    expect(href).toMatch(
      /^mailto:desk@example\.com\?subject=A%20%26%20B%2C%20100%25&body=[^&#+ ]+$/,
    )
    const { searchParams } = new URL(href ?? '')
    expect(searchParams.get('subject')).toBe(mail.subject)
    // Lines of a mail end in CR LF: https://www.rfc-editor.org/rfc/rfc6068#section-5
    expect(searchParams.get('body')).toBe('One: ?=#+\r\nTwo: Ö “x”\r\nThree')
  })
})
