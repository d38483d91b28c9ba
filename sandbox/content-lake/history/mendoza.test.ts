import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { applyPatch, incremental } from 'mendoza'
import { expect, test } from 'vitest'
import { isJsonObject, type JsonObject } from '../json.ts'
import { mendozaEffects, mendozaPatch } from './mendoza.ts'

/** Applies a patch with both `applyPatch` functions, which must agree. The Studio's history uses `incremental`. */
function applyBothWays(before: JsonObject | null, patch: unknown[]): unknown {
  const plain: unknown = applyPatch(before, patch)
  const traced: unknown = incremental.unwrap(
    incremental.applyPatch(incremental.wrap(before, 'before'), patch, 'after'),
  )
  expect(isDeepStrictEqual(traced, plain)).toBe(true)
  return plain
}

const text = fc.string({ unit: fc.constantFrom('a', 'b', 'ä', '€', '😀'), maxLength: 8 })
const { value: content } = fc.letrec<{ value: unknown; fields: unknown; items: unknown[] }>(
  (tie) => ({
    fields: fc.dictionary(fc.constantFrom('a', 'b', 'c', '_key'), tie('value'), { maxKeys: 4 }),
    items: fc.array(tie('value'), { maxLength: 5 }),
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      text,
      fc.integer({ min: 0, max: 3 }),
      fc.boolean(),
      fc.constant(null),
      tie('fields'),
      tie('items'),
    ),
  }),
)
const document = fc
  .dictionary(fc.constantFrom('a', 'b', 'c', 'd'), content)
  .map((fields): JsonObject => Object.assign({}, fields))

test('patches turn any document into any other document, and back', () => {
  fc.assert(
    fc.property(document, document, (before, after) => {
      const { apply, revert } = mendozaEffects(before, after)
      expect(applyBothWays(before, apply)).toEqual(after)
      expect(applyBothWays(after, revert)).toEqual(before)
    }),
    { numRuns: 1000 },
  )
})

test('a patch contains only what has changed', () => {
  const [first, second] = [
    { _key: 'a', n: 1 },
    { _key: 'b', n: 2 },
  ]
  const before = { name: 'Port of Mumbai', list: [first, second] }
  const after = { name: 'Port of New Mumbai', list: [{ ...second, n: 3 }, first] }
  const patch = mendozaPatch(before, after)
  expect(applyBothWays(before, patch)).toEqual(after)
  expect(patch).toContain('New ')
  expect(JSON.stringify(patch)).not.toContain('Mumbai')
  expect(patch.some((operand) => isJsonObject(operand))).toBe(false)
})
