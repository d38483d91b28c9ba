import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyPatch, PatchError } from './patch.ts'

const DOCUMENT = {
  _id: 'a',
  _type: 'port',
  _rev: 'r',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
  name: 'Mumbai',
  count: 1,
  list: ['x', 'y'],
  blocks: [{ _key: 'one', n: 1 }],
}

test('a patch returns a new document and does not change the old one', () => {
  const before = structuredClone(DOCUMENT)
  const after = applyPatch(DOCUMENT, { set: { 'blocks[0].n': 2 }, unset: ['name'] })
  expect(after).toMatchObject({ blocks: [{ _key: 'one', n: 2 }] })
  expect(DOCUMENT).toEqual(before)
})

test('an empty patch changes nothing', () => {
  expect(applyPatch(DOCUMENT, {})).toEqual(DOCUMENT)
})

test('ids named in the operations do not redirect the patch', () => {
  expect(() => applyPatch(DOCUMENT, { id: 'b', set: { name: 'x' } })).toThrow(PatchError)
})

test.each([
  [{ set: { _id: 'b' } }, /immutable attribute "_id"/],
  [{ set: { "['_type']": 'x' } }, /immutable attribute "_type"/],
  [{ unset: ['.._type'] }, /immutable attribute "_type"/],
  [{ set: { _createdAt: 1 } }, /system attribute/],
  [{ inc: { name: 1 } }, /not a number/],
  [{ inc: { 'list[0]': 1 } }, /not a number/],
  [{ dec: { nothing: 1 } }, /not a number/],
  [{ paint: {} }, /Unknown patch operation "paint"/],
  [{ set: { 'a b': 1 } }, /Invalid path "a b"/],
])('%j is refused', (operations, message) => {
  expect(() => applyPatch(DOCUMENT, operations)).toThrow(message)
})

const names = fc.constantFrom('name', 'count', 'list', 'blocks', 'other', 'deep')
const paths = fc.oneof(
  names,
  fc.tuple(names, names).map((parts) => parts.join('.')),
  fc.tuple(names, fc.integer({ min: -4, max: 4 })).map(([name, index]) => `${name}[${index}]`),
  names.map((name) => `${name}[_key=="one"].n`),
  fc.string(),
)
const operand = fc.dictionary(paths, fc.jsonValue(), { maxKeys: 3 })
const operations = fc.record(
  {
    set: operand,
    setIfMissing: operand,
    unset: fc.array(paths, { maxLength: 3 }),
    inc: fc.dictionary(paths, fc.double(), { maxKeys: 2 }),
    dec: fc.dictionary(paths, fc.integer(), { maxKeys: 2 }),
    insert: fc.oneof(
      fc.record({ before: paths, items: fc.array(fc.jsonValue()) }),
      fc.record({ after: paths, items: fc.array(fc.jsonValue()) }),
      fc.record({ replace: paths, items: fc.array(fc.jsonValue()) }),
    ),
    diffMatchPatch: fc.dictionary(paths, fc.string(), { maxKeys: 2 }),
  },
  { requiredKeys: [] },
)

/** The identity of the patched document; that of the document itself where the patch is refused. */
function identityAfter(patch: Record<string, unknown>) {
  try {
    const { _id: id, _type: type } = applyPatch(DOCUMENT, patch)
    return { id, type }
  } catch (error) {
    if (!(error instanceof PatchError)) throw error
    return { id: 'a', type: 'port' }
  }
}

test('any operations yield a document with the same id or a PatchError', () => {
  const before = structuredClone(DOCUMENT)
  fc.assert(
    fc.property(operations, (patch) => {
      expect(identityAfter(patch)).toEqual({ id: 'a', type: 'port' })
      expect(DOCUMENT).toEqual(before)
    }),
    { numRuns: 500 },
  )
})

test('set is idempotent, and unset removes what was set', () => {
  fc.assert(
    fc.property(names, fc.jsonValue(), (name, value) => {
      const once = applyPatch(DOCUMENT, { set: { [name]: value } })
      expect(applyPatch(once, { set: { [name]: value } })).toEqual(once)
      expect(applyPatch(once, { unset: [name] })).not.toHaveProperty(name)
    }),
  )
})

test('inc and dec undo each other', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e6, max: 1e6 }), (n) => {
      const up = applyPatch(DOCUMENT, { inc: { count: n } })
      expect(applyPatch(up, { dec: { count: n } })).toEqual(DOCUMENT)
    }),
  )
})

test('insert behaves like splice', () => {
  const items = fc.array(fc.integer(), { maxLength: 3 })
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1 }), fc.nat(), items, (list, at, added) => {
      const index = at % list.length
      const document = { ...DOCUMENT, list }
      const before = applyPatch(document, { insert: { before: `list[${index}]`, items: added } })
      expect(before['list']).toEqual(list.toSpliced(index, 0, ...added))
      const after = applyPatch(document, { insert: { after: `list[${index}]`, items: added } })
      expect(after['list']).toEqual(list.toSpliced(index + 1, 0, ...added))
      const replaced = applyPatch(document, { insert: { replace: `list[${index}]`, items: added } })
      expect(replaced['list']).toEqual(list.toSpliced(index, 1, ...added))
    }),
  )
})
