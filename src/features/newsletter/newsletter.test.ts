import { describe, expect, test } from 'vitest'
import { EmailManagerError } from '../../email-manager/call-service.ts'
import { addressError, signupFailure } from './newsletter.tsx'

describe('an address', () => {
  test('an empty address is an error', () => {
    expect(addressError('')).toBe('Please enter your email address')
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
    expect(addressError(email)).toBe('Please enter a valid email address')
  })

  test.each([
    'master@example.com',
    'a+b@mail.example.co.in',
    "o'neil@example.com",
    'ü@bücher.example',
  ])('%s is valid', (email) => {
    expect(addressError(email)).toBeNull()
  })
})

test.each([
  [new EmailManagerError('refused', 'Address is blocked'), 'Address is blocked'],
  [new EmailManagerError('failed'), 'Failed to subscribe. Please try again.'],
  [new EmailManagerError('timeout'), 'Unable to process your request. Please try again later.'],
])('reports %o', (error, message) => {
  expect(signupFailure(error)).toBe(message)
})
