import { expect, test } from 'vitest'
import { composeMessage, formatMailbox, oneLine } from './message.ts'

test('turns a mail into a message with all headers', () => {
  const message = composeMessage(
    {
      template: 'some_template',
      to: { name: 'Desk', email: 'desk@example.com' },
      replyTo: { name: '', email: 'agent@example.com' },
      subject: 'About MV Sagar\r\nBcc: thief@example.com',
      body: ['Heading', 'Words'],
      footer: ['We'],
      headers: { 'Auto-Submitted': 'auto-replied' },
    },
    new Date('2026-03-04T05:06:07Z'),
  )
  expect(message).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    template: 'some_template',
    to: 'desk@example.com',
    subject: 'About MV Sagar Bcc: thief@example.com',
    createdAt: '2026-03-04T05:06:07.000Z',
    text: 'Heading\n\nWords\n\n-- \n\nWe\n',
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

test.each([
  ['a\nb\rc\u2028d\u2029e\u0000f\u0085g', 'a b c d e f g'],
  ['  a   b  ', 'a b'],
  ['abc\u202Efdp.exe', 'abc fdp.exe'],
  ['जहाज ⚓', 'जहाज ⚓'],
  ['a'.repeat(201), `${'a'.repeat(199)}…`],
])('the header text %j becomes %j', (input, line) => {
  expect(oneLine(input)).toBe(line)
})

test("a name can't add another address to the mailbox", () => {
  const name = 'x" <thief@example.com>,\r\n"\\'
  expect(formatMailbox({ name, email: 'a@example.com' })).toBe(
    String.raw`"x\" <thief@example.com>, \"\\" <a@example.com>`,
  )
})
