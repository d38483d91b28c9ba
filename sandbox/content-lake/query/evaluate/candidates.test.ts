import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { answer, stepsOf } from '../../tests/answer.ts'

const documents = Array.from({ length: 40 }, (_, index) => ({
  _id: `d${String(index).padStart(2, '0')}`,
  _type: ['a', 'b', 'c'][index % 3] ?? 'a',
  n: index % 7,
  to: { _ref: `d${String((index * 3) % 40).padStart(2, '0')}` },
}))

// For each condition, an equivalent condition that can't use the index.
const WITHOUT_INDEX: Record<string, string> = {
  '_type == "a"': '(_type + "") == "a"',
  '"b" == _type': '"b" == (_type + "")',
  '_type in ["a", "c"]': '(_type + "") in ["a", "c"]',
  '_type in []': '(_type + "") in []',
  '_id == "d03"': '(_id + "") == "d03"',
  '_id in ["d05", "d03", "d05", "x", null]': '(_id + "") in ["d05", "d03", "d05", "x", null]',
  '_id == 3': '(_id + "") == 3',
  '_id in path("d0*")': '(_id + "") in path("d0*")',
  '_id == _type': '(_id + "") == _type',
  '_id in *[n == 2].to._ref': '(_id + "") in *[n == 2].to._ref',
  'n > 3': 'n > 3',
}

const condition = fc.constantFrom(...Object.keys(WITHOUT_INDEX))

test('an index finds the same documents as a full scan', () => {
  fc.assert(
    fc.property(condition, condition, fc.constantFrom('&&', '||'), (left, right, operator) => {
      const indexed = `*[${left} ${operator} ${right}]._id`
      const scanned = `*[${WITHOUT_INDEX[left]} ${operator} ${WITHOUT_INDEX[right]}]._id`
      expect(answer(indexed, documents)).toEqual(answer(scanned, documents))
    }),
  )
})

test('a join of 3,000 with 3,000 documents takes far fewer than 9,000,000 steps', () => {
  const list = Array.from({ length: 3000 }, (_, n) => ({ _id: `d${n}`, n, of: n + 1 }))
  const query = 'count(*[count(*[n == ^.of]) == 1])'
  expect(answer(query, list)).toBe(2999)
  expect(stepsOf(query, list)).toBeLessThan(20_000)
  const ofType = '*{"next": *[_type == "t" && n == ^.of][0].n}'
  expect(stepsOf(ofType, list)).toBeLessThan(20_000)
})
