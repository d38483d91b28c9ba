import { expect, test } from 'vitest'
import { parsePath, PatchError } from './locate.ts'

test.each([
  'a',
  '_system.group',
  'a.b.c',
  'a[-1]',
  'a[1:3]',
  'a[2:]',
  'a[:2]',
  'a[:]',
  'a[*]',
  'a.*',
  'a[0][1]',
  'a[_key == "it\'s \\"quoted\\""]',
  'a[slug.current=="x"]',
  'a[kind == null]',
  'a[tags[0] == "x"]',
  'a["x" == name]',
  'a[name?]',
  'a[@=="x"]',
  'a[0,2,_key=="x"]',
  "['odd-name'].b",
  '[a, b]',
  '..text',
  '.a',
  'a..b',
])('%s is a path', (path) => {
  expect(parsePath(path).type).toBe('Path')
})

test.each([
  '',
  ' ',
  'a[',
  'a]',
  'a[]',
  'a b',
  'a.',
  'a.0',
  'a[_key==]',
  'a[_key=="x]',
  'a[1:3:2:1]',
  'odd-name',
  '0a',
  'a...b',
  '"text"',
  '1',
  'null',
  '__proto__',
  'a.__proto__.b',
  "a['__proto__']",
  'a[__proto__?]',
  'a[b.__proto__ == 1]',
  null,
  1,
  ['a'],
])('%j is not', (path) => {
  expect(() => parsePath(path)).toThrow(PatchError)
})

test('a key may be any text', () => {
  expect(parsePath('a[_key=="__proto__"]').type).toBe('Path')
})

test.each([
  `a[${'0,'.repeat(50_000)}`,
  'a.'.repeat(50_000),
  `a[${' '.repeat(50_000)}`,
  `${'['.repeat(50_000)}a${']'.repeat(50_000)}`,
])('a long hostile path is refused', (path) => {
  expect(() => parsePath(path)).toThrow(PatchError)
})
