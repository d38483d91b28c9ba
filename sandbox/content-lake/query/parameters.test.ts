import { expect, test } from 'vitest'
import { missingParameter } from './parameters.ts'

test.each([
  ['*[a == $a]', 'a', 7, 9],
  ['$first + $a', 'first', 0, 6],
  ['"$a" == $b', 'b', 8, 10],
  ["'it\\'s $a' + $b", 'b', 13, 15],
  ['1 // $a\n + $b', 'b', 11, 13],
  ['*[a == $proto]', 'proto', 7, 13],
  ['*[$__proto__]', '__proto__', 2, 12],
  ['$constructor', 'constructor', 0, 12],
])('%s lacks %s', (query, name, start, end) => {
  expect(missingParameter(query, {})).toEqual({ name, start, end })
})

test.each(['*', '*[a == "$a"]', "*[a == '$a']", '* // $a', '"\\"$a"', '*[price == "5$"]'])(
  '%s lacks none',
  (query) => {
    expect(missingParameter(query, {})).toBeNull()
  },
)

test('a parameter that is given is not missing, null or undefined included', () => {
  expect(missingParameter('$a + $b + $c', { a: null, b: 0, c: '' })).toBeNull()
})

test("the parameter of a custom function is not one of the query's", () => {
  expect(missingParameter('fn my::twice($n) = $n * 2; my::twice(1)', {})).toBeNull()
})
