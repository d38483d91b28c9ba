import { expect, test } from 'vitest'
import { requestMail } from './request-mail.ts'

test('has a line for each field that has a value', () => {
  expect(
    requestMail('Request', [
      ['Vessel name', 'MV One'],
      ['Phone', ' '],
      ['Notes', 'First\nsecond'],
      ['Message', ''],
    ]),
  ).toEqual({ subject: 'Request', body: 'Vessel name: MV One\nNotes: First\nsecond' })
})
