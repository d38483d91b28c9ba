import { expect, test } from 'vitest'
import { LakeError } from '../../errors.ts'
import { answer } from '../testing.ts'

const documents = [
  { _id: 'a', n: 2, tags: ['x', 'y'], nested: { list: [{ v: 1 }, { v: 2 }] } },
  { _id: 'b', n: null, tags: 'x' },
  { _id: 'c', n: 'text', to: { _ref: 'a' } },
  { _id: 'd', n: 1, to: { _ref: 'nowhere' } },
]

test.each([
  // Three-valued logic.
  [
    '[true && null, false && null, true || null, false || null, !null]',
    [null, false, true, null, null],
  ],
  ['[1 && true, "a" || false]', [null, null]],
  // Arithmetic.
  ['[1 / 0, 5 % 3, 2 ** 10, -"a", +"a", 1 + "a"]', [null, 2, 1024, null, null, null]],
  ['[[1] + [2], {"a": 1} + {"b": 2}, "a" + "b"]', [[1, 2], { a: 1, b: 2 }, 'ab']],
  // Comparison.
  [
    '[1 < 2, "a" < "b", 1 < "a", null == null, 1 in 1..3, 3 in 1...3]',
    [true, true, null, true, true, false],
  ],
  ['[1 in null, "a" in ["a"], null in [null]]', [null, true, true]],
  // Order: mixed types, nulls last, then by id.
  ['* | order(n)[]._id', ['d', 'a', 'c', 'b']],
  ['* | order(n desc)[]._id', ['b', 'c', 'a', 'd']],
  ['* | order(defined(n) desc, _id desc)[]._id', ['d', 'c', 'a', 'b']],
  ['1 | order(@)', null],
  // Slices and elements.
  ['[1, 2, 3, 4][1..2]', [2, 3]],
  ['[1, 2, 3, 4][1...-1]', [2, 3]],
  ['[1, 2, 3, 4][-2..-1]', [3, 4]],
  ['[1, 2, 3][9..10]', []],
  ['[[1, 2, 3][-1], [1][5], "abc"[0]]', [3, null, null]],
  // Traversal.
  ['*[_id == "a"].tags[]', ['x', 'y']],
  ['*[_id in ["a", "b"]].tags', [['x', 'y'], 'x']],
  ['*[_id == "a"][0].nested.list[].v', [1, 2]],
  ['*[_id == "a"][0].nested.list[v > 1]', [{ v: 2 }]],
  ['*[_id == "a"][0]["n"]', 2],
  ['*[_id == "b"][0].tags[]', null],
  ['*[_id == "c"][0].to->n', 2],
  ['*[_id == "d"][0].to->', null],
  ['*[_id == "a"][0].missing->name', null],
  // Scopes.
  [
    '*[_id == "a"]{"in": nested.list[]{v, "n": ^.n, "id": ^.^._id}}',
    [
      {
        in: [
          { v: 1, n: 2, id: null },
          { v: 2, n: 2, id: null },
        ],
      },
    ],
  ],
  ['*[_id == "a"]{"others": *[_id != ^._id]._id}', [{ others: ['b', 'c', 'd'] }]],
  ['*[_id == "c"]{"same": *[_id == ^.to._ref]{n, "by": ^._id}}', [{ same: [{ n: 2, by: 'c' }] }]],
  ['[1, 2][@ > 1]', [2]],
  // Objects.
  ['{"a": 1, ...{"a": 2, "b": 3}, true => {"c": 4}, false => {"d": 5}}', { a: 2, b: 3, c: 4 }],
  ['*[_id == "d"]{n, missing}', [{ n: 1, missing: null }]],
  ['[...[1], 2, ...null]', [1, 2]],
  ['select(false => 1, null => 2, 3)', 3],
  ['select(false => 1)', null],
  ['select(true => 1, 2)', 1],
  // Pipes and functions of the query's own.
  ['fn my::short($d) = $d{"id": _id}; *[_id == "a"][0]{"s": my::short(@)}', { s: { id: 'a' } }],
])('%s is %j', (query, expected) => {
  expect(answer(query, documents)).toEqual(expected)
})

test.each([
  ['"a b" match "a"', true],
  ['"a b" match "a c"', false],
  ['"a b" match ["a", "b"]', true],
  ['["a", "b"] match "b"', true],
  ['"Salvage" match "salv*"', true],
  ['"a" match []', false],
  ['"a" match ["a", 1]', false],
  ['"" match "*"', false],
  ['1 match "1"', false],
])('%s is %s', (query, expected) => {
  expect(answer(query)).toBe(expected)
})

test('a score adds up what matches, best first', () => {
  const texts = [
    { _id: 'a', text: 'tug' },
    { _id: 'b', text: 'tug tug salvage' },
    { _id: 'c', text: 'salvage', rank: 1 },
    { _id: 'd' },
  ]
  expect(answer('* | score(text match "tug")[]._id', texts)).toEqual(['b', 'a', 'c', 'd'])
  expect(answer('* | score(boost(rank == 1, 3), text match "tug salvage")[0]._id', texts)).toBe('c')
  expect(
    answer('* | score(text match "tug" && text match "salvage")[_score > 0]._id', texts),
  ).toEqual(['b'])
  expect(answer('* | score(rank == 1 || text match "nothing")[0]{_id, _score}', texts)).toEqual({
    _id: 'c',
    _score: 1,
  })
  expect(answer('* | score(rank == 1) | score(rank == 1)[0]._score', texts)).toBe(2)
})

test.each(['*{a} | score(true)', '*[0] | score(true)', 'boost(true, 1)', '* | nothing()', '@ asc'])(
  '%s is refused',
  (query) => {
    expect(() => answer(query, documents)).toThrow(LakeError)
  },
)

test('an independent subquery is evaluated once', () => {
  const many = Array.from({ length: 3000 }, (_, index) => ({ _id: `d${index}`, n: index }))
  const nested = Array.from({ length: 12 }).reduce<string>(
    (inner) => `*[_id in ${inner}]._id`,
    '*[n < 5]._id',
  )
  expect(answer(`count(${nested})`, many)).toBe(5)
})

test('parameters of every type evaluate to their values', () => {
  const params = { s: 'a', n: 1, b: false, z: null, l: [1, 2], o: { k: 'v' } }
  expect(answer('[$s, $n, $b, $z, $l, $o.k, $l[$n]]', [], params)).toEqual([
    'a',
    1,
    false,
    null,
    [1, 2],
    'v',
    2,
  ])
})

test('names of JavaScript object properties are not attributes', () => {
  expect(answer('*[0]{"a": constructor, "b": toString, "c": __proto__}', documents)).toEqual({
    a: null,
    b: null,
    c: null,
  })
})
