import { expect, test } from 'vitest'
import { cleanPath } from './clean-path.ts'

test.each([
  '/',
  '/contact',
  '/ports/mumbai',
  '/assets/index-abc.js',
  '/contact?x=/',
  '/robots.txt',
])('%s is clean', (url) => {
  expect(cleanPath(url)).toBeNull()
})

test.each([
  ['/contact/', '/contact'],
  ['/contact.html', '/contact'],
  ['/index.html', '/'],
  ['/ports/mumbai.html?from=mail', '/ports/mumbai?from=mail'],
  ['/contact/?a=1?b', '/contact?a=1?b'],
  ['//evil.example/', '/evil.example'],
])('%s leads to %s', (url, clean) => {
  expect(cleanPath(url)).toBe(clean)
})
