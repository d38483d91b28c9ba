import { expect, test } from 'vitest'
import { isSafeHref } from './addresses.ts'

test.each([
  '/',
  '/contact?from=menu#phone',
  '/a:b//c',
  '#quote',
  'https://example.com/a?b=c@d#e',
  'tel:+910000000000',
  'mailto:desk@example.com',
  'mailto:desk@example.com?subject=A%20ship&Subject=x',
])('accepts a link to %j', (href) => {
  expect(isSafeHref(href)).toBe(true)
})

test.each([
  '',
  'contact',
  ' /contact',
  '//evil.example/',
  '/\\evil.example/',
  '\\/evil.example/',
  '/\t/evil.example/',
  '/\n\\evil.example/',
  '/.//evil.example/',
  '/x/..//evil.example/',
  '\thttps://evil.example/',
  'http://example.com/',
  'https://',
  'https:contact',
  'https://user:pw@evil.example/',
  'https://example.com@evil.example/',
  'https://\t:pw@evil.example/',
  'mailto:desk@example.com?bcc=spy@evil.example',
  'mailto:desk@example.com?subject=x&%62cc=spy@evil.example',
  'mailto:desk@example.com?subject=x&body=y',
  'tel:+910000000000?x=1',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
])('rejects a link to %j', (href) => {
  expect(isSafeHref(href)).toBe(false)
})
