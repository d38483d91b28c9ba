import { describe, expect, test } from 'vitest'
import { LakeError } from '../errors.ts'
import { checkSize } from './size-limit.ts'

const repeat = (count: number, item: (n: number) => string, separator: string) =>
  Array.from({ length: count }, (_, n) => item(n)).join(separator)

const ids = (count: number) => repeat(count, (n) => `"3f2a9c1e-0d4b-4a1f-9f3e-${n}"`, ', ')

// As the Studio asks when all fields of all types are searched.
const studioSearch = `*[_type in $__types && !(_id in path("versions.**"))] | score(${repeat(
  80,
  (n) => `boost(_type in ["port", "faq"] && a${n}[].b match text::query($__query), 10)`,
  ', ',
)}) | order(_score desc)[_score > 0][0...$__limit]{_id, _type, _score}`

describe('a query that is let through', () => {
  test.each([
    ['the search of a Studio over 80 fields', studioSearch],
    ['a list of 5,000 ids', `*[_id in [${ids(5000)}]]`],
    ['a list of 5,000 numbers', `*[n in [${repeat(5000, String, ',')}]]`],
    ['500 comparisons', `*[${repeat(500, (n) => `a == ${n}`, ' || ')}]`],
    ['a long string', `"${'\\"x || '.repeat(10_000)}"`],
    ['a long string without an end', `*[a == "${'x == y || '.repeat(10_000)}`],
    ['long comments', `// ${'a || '.repeat(10_000)}\n*[a == "//"] // ${'b || '.repeat(10_000)}`],
  ])('%s', (_case, query) => {
    expect(() => checkSize(query)).not.toThrow()
  })
})

describe('a query that is refused', () => {
  test.each([
    ['20,000 comparisons', `*[${repeat(20_000, (n) => `a == ${n}`, ' || ')}]`],
    ['2,000 comparisons', `*[${repeat(2000, (n) => `a == ${n}`, ' || ')}]`],
    ['those after a quote in a comment', `// "\n*[${repeat(2000, (n) => `a == ${n}`, ' || ')}]`],
    ['a sum', repeat(3000, () => '1', '+')],
    ['many attributes', `*{${repeat(5000, (n) => `a${n}`, ',')}}`],
    ['brackets', '('.repeat(5000)],
    ['a list of 20,000 ids', `*[_id in [${ids(20_000)}]]`],
    ['a megabyte', ' '.repeat(1_000_000)],
  ])('%s', (_case, query) => {
    expect(() => checkSize(query)).toThrow(LakeError)
    expect(() => checkSize(query)).toThrow(/^The query is too long: more than \d+ \w+/)
  })
})
