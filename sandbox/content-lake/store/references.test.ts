import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ReferenceIndex, strongReferences } from './references.ts'

test('references are found at any depth', () => {
  const document = { a: { _ref: '1' }, b: [{ c: [{ _ref: '2' }] }, { _ref: '1' }], d: '_ref' }
  expect(strongReferences(document)).toEqual(new Set(['1', '2']))
})

test.each([
  { _ref: 'a', _weak: true },
  { _ref: 'a', _dataset: 'other' },
  { _ref: 1 },
  { ref: 'a' },
  null,
  'a',
])('%j is no strong reference', (value) => {
  expect(strongReferences({ value }).size).toBe(0)
})

test('the index agrees with a full scan', () => {
  const ids = ['a', 'b', 'c']
  const step = fc.record({
    id: fc.constantFrom(...ids),
    refs: fc.option(fc.subarray(ids)),
  })
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const index = new ReferenceIndex()
      const documents = new Map<string, unknown>()
      for (const { id, refs } of steps) {
        const after = refs && { list: refs.map((_ref) => ({ _ref })) }
        index.replace(id, documents.get(id), after)
        documents.set(id, after)
      }
      for (const target of ids) {
        const expected = ids.filter((id) => strongReferences(documents.get(id)).has(target))
        expect([...index.referrersOf(target)].toSorted((a, b) => a.localeCompare(b))).toEqual(
          expected,
        )
      }
    }),
  )
})
