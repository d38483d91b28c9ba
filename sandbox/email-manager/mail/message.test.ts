import { expect, test } from 'vitest'
import { composeMessage, type Mail } from './message.ts'

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

test('every message has its own id', () => {
  expect(composeMessage(mail, NOW).id).not.toBe(composeMessage(mail, NOW).id)
})

test('what a mail does not have is not in its headers', () => {
  const { replyTo: _replyTo, headers: _headers, ...plain } = mail
  expect(Object.keys(composeMessage(plain, NOW).headers)).toEqual([
    'From',
    'To',
    'Subject',
    'Date',
    'Message-ID',
  ])
})
