import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { composeMessage, formatMailbox, headerText, type Mail } from './message.ts'

const NOW = new Date('2026-03-04T05:06:07Z')

const mail: Mail = {
  template: 'some_template',
  to: { name: 'Desk', email: 'desk@example.com' },
  replyTo: { name: '', email: 'agent@example.com' },
  subject: 'About MV Sagar\r\nBcc: thief@example.com',
  body: { heading: 'Heading', blocks: [{ kind: 'paragraph', text: 'Words' }], footer: [] },
  headers: { 'Auto-Submitted': 'auto-replied' },
}

test('a mail becomes a message with all its headers', () => {
  const message = composeMessage(mail, NOW)
  expect(message).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    template: 'some_template',
    to: 'desk@example.com',
    subject: 'About MV Sagar Bcc: thief@example.com',
    createdAt: '2026-03-04T05:06:07.000Z',
    text: expect.stringContaining('Words'),
    html: expect.stringContaining('Words'),
    headers: {
      From: '"Global Salvage" <no-reply@global-salvage.example>',
      To: '"Desk" <desk@example.com>',
      'Reply-To': 'agent@example.com',
      Subject: 'About MV Sagar Bcc: thief@example.com',
      Date: 'Wed, 04 Mar 2026 05:06:07 +0000',
      'Message-ID': `<${message.id}@global-salvage.example>`,
      'Auto-Submitted': 'auto-replied',
    },
  })
})

describe('header text', () => {
  test.each([
    ['MV Sagar', 'MV Sagar'],
    ['MV Sagar\r\nBcc: thief@example.com', 'MV Sagar Bcc: thief@example.com'],
    ['a\nb\rc\u2028d\u2029e\u0000f\u0085g', 'a b c d e f g'],
    ['  a   b  ', 'a b'],
    ['abc\u202Efdp.exe', 'abc fdp.exe'],
    ['जहाज ⚓', 'जहाज ⚓'],
  ])('%j becomes %j', (written, line) => {
    expect(headerText(written)).toBe(line)
  })

  test('is cut where a line would get unwieldy', () => {
    expect(headerText('a'.repeat(200))).toHaveLength(200)
    expect(headerText('a'.repeat(201))).toBe(`${'a'.repeat(199)}…`)
  })

  test('is one line, whatever was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(headerText(text)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
      }),
    )
  })
})

describe('a mailbox', () => {
  test('without a name is the address', () => {
    expect(formatMailbox({ name: '', email: 'a@example.com' })).toBe('a@example.com')
  })

  test('has its name quoted', () => {
    expect(formatMailbox({ name: 'Desk', email: 'a@example.com' })).toBe('"Desk" <a@example.com>')
  })

  test("can't be escaped from by its name", () => {
    const name = 'x" <thief@example.com>,\r\n"\\'
    expect(formatMailbox({ name, email: 'a@example.com' })).toBe(
      String.raw`"x\" <thief@example.com>, \"\\" <a@example.com>`,
    )
  })
})
