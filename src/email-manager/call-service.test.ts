import { expect, test } from 'vitest'
import { EmailManagerError, failureText } from './call-service.ts'

const texts = { answered: 'It failed.', unreachable: 'Try later.' }

test.each<[error: Error, text: string]>([
  [new EmailManagerError('refused', 'Link expired'), 'Link expired'],
  [new EmailManagerError('refused'), 'It failed.'],
  [new EmailManagerError('failed', 'Out of order'), 'Out of order'],
  [new EmailManagerError('failed'), 'It failed.'],
  [new EmailManagerError('network'), 'Try later.'],
  [new EmailManagerError('timeout'), 'Try later.'],
  [new EmailManagerError('uncertain'), 'Try later.'],
  [new TypeError('anything else'), 'Try later.'],
])('%o is told as "%s"', (error, text) => {
  expect(failureText(error, texts)).toBe(text)
})
