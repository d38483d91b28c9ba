import { expect, test } from 'vitest'
import { chatText, requestMail } from './request-mail.ts'

test('has a line for each field that has a value', () => {
  expect(
    requestMail('Request', [
      ['Vessel name', 'MV One'],
      ['Phone', ' '],
      ['Notes', 'First\nsecond'],
      ['Message', ''],
    ]),
  ).toEqual({
    subject: 'Request',
    body: 'Vessel name: MV One\nNotes: First\nsecond',
    lines: [
      ['Vessel name', 'MV One'],
      ['Notes', 'First\nsecond'],
    ],
  })
})

test('a lone surrogate is replaced, so that the mail can be put into a URL', () => {
  const { subject, body } = requestMail('A \uD83D', [['Notes', '\uDEA2 and 🚢']])
  expect([subject, body]).toEqual(['A \uFFFD', 'Notes: \uFFFD and 🚢'])
})

test('a chat contains the request, truncated if it is too long for a URL', () => {
  const mail = requestMail('Request', [['Vessel', 'MV One']])
  expect(chatText(mail)).toBe('Request\nVessel: MV One')

  const long = chatText(requestMail('Request', [['Notes', 'नोट🚢'.repeat(1000)]]))
  expect(long).toMatch(/^Request\nNotes: नोट🚢.*…$/u)
  expect(encodeURIComponent(long).length).toBeLessThan(6100)
})
