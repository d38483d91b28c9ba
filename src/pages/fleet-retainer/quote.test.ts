import { expect, test } from 'vitest'
import { fleetQuoteMail, fleetQuoteRequest } from './quote.ts'

const values = {
  companyName: 'Blue Lines',
  contactName: 'A. Placeholder',
  email: 'fleet@example.com',
  phone: '+91 00000 00008',
  fleetSize: '6-10',
  annualPortCalls: 'about 40',
  message: '',
}

test('the request is what was typed, and nothing else', () => {
  expect(fleetQuoteRequest({ ...values, elsewhere: 'x' })).toEqual(values)
})

test('what the form doesn’t have is empty', () => {
  expect(new Set(Object.values(fleetQuoteRequest({})))).toEqual(new Set(['']))
})

test('the mail has the whole request', () => {
  const { subject, body } = fleetQuoteMail({ ...values, message: 'Soon' })
  expect(subject).toBe('Fleet quote request: Blue Lines')
  expect(body.split('\n')).toEqual([
    'Company name: Blue Lines',
    'Contact name: A. Placeholder',
    'Email: fleet@example.com',
    'Phone: +91 00000 00008',
    'Fleet size: 6-10',
    'Indian port calls a year: about 40',
    'Message: Soon',
  ])
})
