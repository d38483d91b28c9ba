import { expect, test } from 'vitest'
import { parsePath, PatchError } from './locate.ts'

test.each([
  'a',
  '_system.group',
  'a.b.c',
  'a[-1]',
  'a[1:3]',
  'a[*]',
  'a.*',
  'a[_key == "it\'s \\"quoted\\""]',
  'a[slug.current=="x"]',
  'a[name?]',
  'a[@=="x"]',
  'a[0,2,_key=="x"]',
  "['odd-name'].b",
  '..text',
])('accepts the path %s', (path) => {
  expect(parsePath(path).type).toBe('Path')
})

test.each([
  '',
  'a[',
  'a[]',
  'a.',
  'a[_key==]',
  'a[_key=="x]',
  'odd-name',
  '"text"',
  '__proto__',
  "a['__proto__']",
  'a[b.__proto__ == 1]',
  null,
])('rejects %j', (path) => {
  expect(() => parsePath(path)).toThrow(PatchError)
})
