import { expect, test } from 'vitest'
import { parseQuery } from '../parse.ts'
import { isIndependent, isIndependentOfItem } from './dependence.ts'

test.each([
  ['*[_type == "a"]', true],
  ['*[_type == "a"] | order(title)[0...3]{title, "n": count(*[b == ^.b])}', true],
  ['count(*[references("a")])', true],
  ['*[_id == "a"][0].title', true],
  ['*[]{"x": @.a}', true],
  ['*{"x": list[]{"y": ^.z}}', true],
  ['*{"x": list[]{"y": ^.^.z}}', false],
  ['now()', true],
  ['[1, ...*[]]', true],
  ['select(1 > 2 => *[0], "b")', true],
  ['title', false],
  ['@', false],
  ['^', false],
  ['*[_id == ^.id]', false],
  ['*[_id == ^.^.id]', false],
  ['references("a")', false],
  ['documents::incomingRefCount()', false],
  ['*[title == "a" && ^.b > 1]', false],
  ['*[]{"x": ^.a}', false],
  ['{"a": b}', false],
  ['{...c}', false],
  ['{a => {"b": 1}}', false],
  ['* | order(^.a)', false],
  ['-a in 1..2', false],
])('whether %s is the same everywhere: %s', (query, expected) => {
  expect(isIndependent(parseQuery(query, {}).tree)).toBe(expected)
})

test.each([
  ['"a"', true],
  ['^.id', true],
  ['*[x == ^.^.y]._id', true],
  ['*[x == ^.y]._id', false],
  ['title', false],
  ['lower(title)', false],
])('whether %s looks at no field of the item: %s', (query, expected) => {
  expect(isIndependentOfItem(parseQuery(query, {}).tree)).toBe(expected)
})
