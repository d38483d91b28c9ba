import { extract } from '@sanity/mutator'
import { expect, test } from 'vitest'
import { isPath } from './path.ts'

test.each([
  'a',
  '_system.group',
  'a.b.c',
  'a[0]',
  'a[-1]',
  'a[1:3]',
  'a[2:]',
  'a[:2]',
  'a[0][1]',
  'a[_key=="x"].b',
  'a[_key == "it\'s \\"quoted\\""]',
  'a[rank >= 2.5]',
  'a[slug.current=="x"]',
  'a[flag==true]',
  'a[name?]',
  'a[@=="x"]',
  'a[0,2,_key=="x"]',
  "['odd-name'].b",
  "a['odd-name']",
  '..text',
  'a..b',
])('%s is a path, to the mutator too', (path) => {
  expect(isPath(path)).toBe(true)
  expect(() => extract(path, {})).not.toThrow()
})

test.each([
  '',
  ' ',
  'a[',
  'a]',
  'a[]',
  'a[*]',
  'a b',
  'a.',
  '.a',
  'a.0',
  'a[_key==]',
  'a[_key=="x]',
  "a[_key=='x']",
  'a[1:3:2:1]',
  'odd-name',
  '0a',
  'a...b',
  '__proto__',
  'a.__proto__.b',
  "a['__proto__']",
  null,
  1,
  ['a'],
])('%j is not', (path) => {
  expect(isPath(path)).toBe(false)
})

test('a long hostile path is parsed in linear time', () => {
  expect(isPath(`a[${'0,'.repeat(50_000)}`)).toBe(false)
  expect(isPath('a.'.repeat(50_000))).toBe(false)
  expect(isPath(`a[${' '.repeat(50_000)}`)).toBe(false)
})
