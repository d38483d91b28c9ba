import { describe, expect, test } from 'vitest'
import { EmailManagerError } from '../../email-manager/email-manager-error.ts'
import { failed, validationError } from './newsletter-state.ts'

describe('an address', () => {
  test('that is empty is asked for', () => {
    expect(validationError('')).toEqual({
      status: 'error',
      message: 'Please enter your email address',
      isFieldInvalid: true,
    })
  })

  test.each([
    'master',
    'master@',
    '@example.com',
    'master@example',
    'a b@example.com',
    'a@b@c.d',
    `a@${'b'.repeat(300)}.com`,
  ])('such as %s is not valid', (email) => {
    expect(validationError(email)).toMatchObject({ message: 'Please enter a valid email address' })
  })

  test.each([
    'master@example.com',
    'a+b@mail.example.co.in',
    "o'neil@example.com",
    'ü@bücher.example',
  ])('%s is valid', (email) => {
    expect(validationError(email)).toBeNull()
  })
})

test.each([
  [new EmailManagerError('refused', 'Address is blocked'), 'Address is blocked'],
  [new EmailManagerError('failed'), 'Failed to subscribe. Please try again.'],
  [new EmailManagerError('timeout'), 'Unable to process your request. Please try again later.'],
])('%o is told, and is no fault of the field', (error, message) => {
  expect(failed(error)).toEqual({ status: 'error', message, isFieldInvalid: false })
})
