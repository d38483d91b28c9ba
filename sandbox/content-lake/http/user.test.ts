import { expect, test } from 'vitest'
import { avatar, initials } from './user.ts'

test.each([
  ['Asha Rao', 'AR'],
  ['asha', 'A'],
  ['Jean Luc  Picard', 'JP'],
  ['<b> & "quoted"', 'BQ'],
  ['李 明', '李明'],
  ['…', ''],
])('the initials of %s are %s', (name, expected) => {
  expect(initials(name)).toBe(expected)
})

test('is a picture of its own, whatever the name is made of', () => {
  const url = avatar('<script> x', '#1d5fbf')
  expect(decodeURIComponent(url)).toContain('fill="#1d5fbf"')
  expect(decodeURIComponent(url)).toContain('>SX</text>')
  expect(url).not.toContain('<')
})
