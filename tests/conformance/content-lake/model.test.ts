/**
 * Random patches, compared with the vendor's own package `@sanity/mutator`. It is what the Studio shows before the lake
 * has answered, so wherever the lake differs, an editor would see a text jump.
 */
import { Mutation } from '@sanity/mutator'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { PatchError } from '../../../sandbox/content-lake/mutations/locate.ts'
import { applyPatch } from '../../../sandbox/content-lake/mutations/patch.ts'

const content = fc.record(
  {
    name: fc.constantFrom('Mumbai', ''),
    n: fc.integer({ min: -3, max: 3 }),
    list: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 6 }),
    o: fc.record({ p: fc.nat(9), n: fc.nat(9) }, { requiredKeys: [] }),
    keyed: fc
      .subarray(['a', 'b', 'c'])
      .map((keys) => keys.map((key, index) => ({ _key: key, v: index }))),
  },
  { requiredKeys: [] },
)
const system = { _id: 'a', _type: 'port', _rev: 'r', _createdAt: 'c', _updatedAt: 'u' }
const PATHS = `name n ['n'] o o.p o.x x x.y list list[0] list[1] list[-1] list[5] list[1:3] list[0:-1] list[:2]
  list[-2:] list[2,0] list[*] list[@>4] keyed[_key=="a"] keyed[_key=="b"].v keyed[v>0].v keyed[*].v keyed[].v
  keyed.v keyed[_key=="z"].v ..v ..n o..n o.*`
const path = fc.constantFrom(...PATHS.split(/\s+/))
const anything = fc.constantFrom(1, 'x', true, { q: 1 }, [7, 8])
const number = fc.integer({ min: -5, max: 5 })
const position = fc.constantFrom('before', 'after', 'replace')
const patch: fc.Arbitrary<Record<string, unknown>> = fc.oneof(
  fc.tuple(path, anything).map(([at, to]) => ({ set: { [at]: to } })),
  fc.tuple(path, anything).map(([at, to]) => ({ setIfMissing: { [at]: to } })),
  path.map((at) => ({ unset: [at] })),
  fc.tuple(path, number).map(([at, by]) => ({ inc: { [at]: by } })),
  fc.tuple(path, number).map(([at, by]) => ({ dec: { [at]: by } })),
  fc
    .tuple(position, path, fc.array(anything, { maxLength: 3 }))
    .map(([where, at, items]) => ({ insert: { [where]: at, items } })),
)

/** Why the lake is right to differ from the package on a patch; null where it must not. */
function reasonToDiffer(operations: Record<string, unknown>, isApplied: boolean): string | null {
  const text = JSON.stringify(operations)
  if (text.includes('*')) return 'the package cannot parse the wildcard, which JSONMatch has'
  if (text.includes('[]') && !isApplied)
    return 'the package ignores `[]`, which JSONMatch does not have'
  if (text.includes('keyed.v'))
    return 'the package has no implicit traversal of lists, JSONMatch has'
  if (/[<>]/.test(text) && isApplied)
    return 'the package compares as JavaScript does, and looks into no list within a list'
  if ('inc' in operations || 'dec' in operations) {
    if (!isApplied) return 'the package ignores what is no number, which the hosted lake refuses'
    return text.includes('..') ? 'the package adds twice to what `..` finds' : null
  }
  if ('insert' in operations)
    return /\[-?\d*:-?\d*\]/.test(text)
      ? "ranges are inserted at as the client's splice() expects, the package takes their ends otherwise"
      : null
  if (/\[|\.\./.test(Object.keys(Object(operations['set'] ?? operations['setIfMissing']))[0] ?? ''))
    return 'the package makes an object, or an item past the end, of a list that is not there'
  return null
}

/** What `apply` makes of a document; null if it refuses the patch. */
function outcome(apply: () => unknown, isRefusal: (error: unknown) => boolean): unknown {
  try {
    const { _updatedAt, ...result } = Object(JSON.parse(JSON.stringify(apply())))
    return result
  } catch (error) {
    if (!isRefusal(error)) throw error
    return null
  }
}

test('a patch makes of a document what the package makes of it, or there is a reason', () => {
  fc.assert(
    fc.property(content, patch, (fields, operations) => {
      const before = { ...system, ...fields }
      const own = outcome(
        () => applyPatch(before, operations),
        (error) => error instanceof PatchError,
      )
      const mutations = [{ patch: { id: 'a', ...operations } }]
      const vendors = outcome(
        () => new Mutation({ mutations }).apply(structuredClone(before)),
        // Its errors have no type.
        () => true,
      )
      fc.pre(reasonToDiffer(operations, own !== null) === null)
      expect(own).toEqual(vendors)
    }),
    { numRuns: 2000 },
  )
})
