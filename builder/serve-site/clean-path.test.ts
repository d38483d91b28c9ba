import { expect, test } from 'vitest'
import { cleanPath } from './site-server.ts'

test.each(['/', '/contact', '/ports/mumbai', '/assets/index-abc.js', '/robots.txt'])(
  '%s is clean',
  (pathname) => {
    expect(cleanPath(pathname)).toBe(pathname)
  },
)

test.each([
  ['/contact/', '/contact'],
  ['/contact.html', '/contact'],
  ['/index.html', '/'],
  ['/ports/mumbai.html', '/ports/mumbai'],
  ['//', '/'],
  ['//evil.example/', '/evil.example'],
  ['/.html//evil.example.html', '/.html/evil.example'],
])('%s leads to %s', (pathname, clean) => {
  expect(cleanPath(pathname)).toBe(clean)
})
