import { expect, test } from 'vitest'
import { EmailManagerError, failureText, randomUuid } from './call-service.ts'

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
])('%o shows the visitor "%s"', (error, text) => {
  expect(failureText(error, texts)).toBe(text)
})

test('randomUuid returns a version 4 UUID', () => {
  for (let count = 0; count < 100; count += 1)
    expect(randomUuid()).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    )
})
