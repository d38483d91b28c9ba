import { expect, test } from 'vitest'
import { hrefRule } from './href.ts'

test.each([
  'https://example.com/a?b=c#d',
  'tel:+910000000000',
  'mailto:desk@example.com',
  'mailto:desk@example.com?subject=A%20ship',
  undefined,
])('accepts %j', (value) => {
  expect(hrefRule(value)).toBe(true)
})

test.each([
  ['/contact', 'choose the page above'],
  ['contact', 'Start with https://, tel: or mailto:'],
  ['https://user:pw@example.com', 'Leave out the user name'],
  ['mailto:desk@example.com?bcc=x%40evil.example', 'only subject='],
  ['//example.com', 'Start with https://, tel: or mailto:'],
  ['javascript:alert(1)', 'Start with https://, tel: or mailto:'],
  ['http://example.com', 'Use https://'],
  ['https://nowhere', 'Write the whole address'],
  ['mailto:desk', 'email address after mailto:'],
  ['tel:+91 00000', 'digits only'],
])('says what is wrong with %j', (value, message) => {
  expect(hrefRule(value)).toContain(message)
})
