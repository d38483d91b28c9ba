import { describe, expect, test } from 'vitest'
import { EmailManagerError } from '../../email-manager/call-service.ts'
import { addressError, signupFailureText } from './newsletter.tsx'

describe('an address', () => {
  test('that is empty is an error', () => {
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
  ])('like %s is not valid', (email) => {
    expect(addressError(email)).toBe('Please enter a valid email address')
  })

  test.each([
    'master@example.com',
    'a+b@mail.example.co.in',
    "o'neil@example.com",
    'ü@bücher.example',
  ])('like %s is valid', (email) => {
    expect(addressError(email)).toBeNull()
  })
})

test.each([
  [new EmailManagerError('refused', 'Address is blocked'), 'Address is blocked'],
  [new EmailManagerError('failed'), 'Failed to subscribe. Please try again.'],
  [new EmailManagerError('timeout'), 'Unable to process your request. Please try again later.'],
])('reports %o as “%s”', (error, message) => {
  expect(signupFailureText(error)).toBe(message)
})
