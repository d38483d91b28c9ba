import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { answer } from '../testing.ts'

const documents = Array.from({ length: 40 }, (_, index) => ({
  _id: `d${String(index).padStart(2, '0')}`,
  _type: ['a', 'b', 'c'][index % 3] ?? 'a',
  n: index % 7,
  to: { _ref: `d${String((index * 3) % 40).padStart(2, '0')}` },
}))

// The same condition put so that nothing can be looked up by it.
const HIDDEN: Record<string, string> = {
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

const condition = fc.constantFrom(...Object.keys(HIDDEN))

test('an index look-up finds the same as a full scan', () => {
  fc.assert(
    fc.property(condition, condition, fc.constantFrom('&&', '||'), (left, right, operator) => {
      const quick = `*[${left} ${operator} ${right}]._id`
      const slow = `*[${HIDDEN[left]} ${operator} ${HIDDEN[right]}]._id`
      expect(answer(quick, documents)).toEqual(answer(slow, documents))
    }),
  )
})

test('a look-up may depend on the enclosing scope', () => {
  const joined = '*[_type == "a"]{"by": *[_id == ^.to._ref][0]._id}.by'
  const followed = '*[_type == "a"]{"by": to->_id}.by'
  expect(answer(joined, documents)).toEqual(answer(followed, documents))
})
