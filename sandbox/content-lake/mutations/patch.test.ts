import { Patch } from '@sanity/client'
import { expect, test } from 'vitest'
import { PatchError } from './locate.ts'
import { applyPatch } from './patch.ts'

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

// https://www.sanity.io/docs/http-api/http-patches
test('applies operations in the documented order, whatever their order in the patch', () => {
  const document = { ...DOCUMENT, gone: 1 }
  const after = applyPatch(document, {
    diffMatchPatch: { text: '@@ -1 +1 @@\n-a\n+b\n' },
    insert: { after: 'fresh[-1]', items: ['b'] },
    dec: { count: 2 },
    inc: { count: 5 },
    unset: ['gone', 'passing'],
    setIfMissing: { fresh: ['a'], gone: 2, passing: 1, count: 100, text: 'a', nested: { b: 2 } },
    set: { count: 10, 'nested.a': 1 },
  })
  expect(after).toMatchObject({ fresh: ['a', 'b'], count: 13, text: 'b' })
  expect(after['nested']).toEqual({ a: 1 })
  expect(after).not.toHaveProperty('gone')
  expect(after).not.toHaveProperty('passing')
})

test.each([
  [{ set: { _id: 'b' } }, /immutable attribute "_id"/],
  [{ unset: ['.._type'] }, /immutable attribute "_type"/],
  [{ set: { _createdAt: 1 } }, /system attribute/],
  [{ inc: { name: 1 } }, /not a number/],
  [{ dec: { nothing: 1 } }, /not a number/],
  [{ paint: {} }, /Unknown patch operation "paint"/],
  [{ set: { '@': 1 } }, /document as a whole/],
  [{ set: { name: 1 }, unset: 'name' }, /not an array of paths/],
  [{ set: { '__proto__.x': 1 } }, /./],
  [{ inc: { count: '1' } }, /number/],
  [{ diffMatchPatch: { name: 1 } }, /./],
  [{ diffMatchPatch: { name: 'nonsense' } }, /./],
  [{ insert: { items: [1] } }, /./],
  [{ diffMatchPatch: { count: '@@ -1 +1 @@\n-a\n+b\n' } }, /not a string/],
])('refuses %j', (operations, message) => {
  expect(() => applyPatch(DOCUMENT, operations)).toThrow(PatchError)
  expect(() => applyPatch(DOCUMENT, operations)).toThrow(message)
})

test.each(['', 'a[', 'a.', 'a b', 'a[_key=="x]', 'odd-name', '"text"', "a['__proto__']"])(
  'refuses the path %j',
  (path) => expect(() => applyPatch(DOCUMENT, { set: { [path]: 1 } })).toThrow(PatchError),
)

test.each([
  ['replace', 'list[2:2]', [1, 2, 'I', 3, 4, 5]],
  ['replace', 'list[1:3]', [1, 'I', 4, 5]],
  ['replace', 'list[0,2]', ['I', 2, 4, 5]],
  ['replace', 'list[@>3]', [1, 2, 3, 'I']],
  ['after', 'list[1:3]', [1, 2, 3, 'I', 4, 5]],
  // https://www.sanity.io/docs/changelog/6ce89353-fbd4-4af8-ab05-b79db2d65a78
  ['after', 'list[1, 3]', [1, 2, 3, 4, 'I', 5]],
  ['after', 'list[9]', [1, 2, 3, 4, 5, 'I']],
  ['before', 'list[1:3]', [1, 'I', 2, 3, 4, 5]],
  ['before', 'list[-9]', ['I', 1, 2, 3, 4, 5]],
  ['before', 'list[@ > 9]', [1, 2, 3, 4, 5]],
])('inserts with %s %s', (position, path, expected) => {
  const document = { ...DOCUMENT, list: [1, 2, 3, 4, 5] }
  const after = applyPatch(document, { insert: { [position]: path, items: ['I'] } })
  expect(after['list']).toEqual(expected)
})

test.each([
  [{ set: { 'blocks[n == 1].n': 5 } }, { blocks: [{ _key: 'one', n: 5 }] }],
  [
    { set: { "['name']": 'x', 'list[-1]': 'z', 'blocks[n?].n': 2 } },
    { name: 'x', list: ['x', 'z'] },
  ],
  [{ set: { 'blocks.seen': true } }, { blocks: [{ _key: 'one', n: 1, seen: true }] }],
  [{ set: { 'list[2]': 'z' } }, { list: ['x', 'y'] }],
  [{ set: { '..n': { n: 2 } } }, { blocks: [{ _key: 'one', n: { n: 2 } }] }],
  [{ inc: { 'blocks..n': 1 } }, { blocks: [{ _key: 'one', n: 2 }] }],
  [{ unset: ['list[*]'] }, { list: [] }],
  [{ set: { 'a.b.c': 1, name: null } }, { a: { b: { c: 1 } }, name: null }],
  [{ setIfMissing: { name: 'no', other: 'yes' } }, { name: 'Mumbai', other: 'yes' }],
  [{ unset: ['list[0]', 'no.where'] }, { list: ['y'] }],
  [{ unset: ['blocks[_key=="one"]'] }, { blocks: [] }],
  [
    { insert: { after: 'blocks[_key=="one"]', items: [1] } },
    { blocks: [{ _key: 'one', n: 1 }, 1] },
  ],
])('applies %j', (patch, expected) => {
  const after = applyPatch(DOCUMENT, patch)
  expect({ ...after, list: after['list'], name: after['name'] }).toMatchObject(expected)
})

test('splices like JavaScript’s Array.splice', () => {
  const list = ['a', 'b', 'c', 'd']
  // For a negative start, the client always sends a range to the end of the array, so smaller counts are not tested.
  const canBeSent = (start: number, count: number) => start >= 0 || start + count >= 0
  for (let start = -list.length; start <= list.length + 1; start += 1) {
    for (let count = 0; count <= list.length; count += 1) {
      if (!canBeSent(start, count)) continue
      const { insert } = new Patch('a').splice('list', start, count, ['I']).serialize()
      const after = applyPatch({ ...DOCUMENT, list }, { insert })
      expect(after['list'], `${start}, ${count}`).toEqual(list.toSpliced(start, count, 'I'))
    }
    const { insert } = new Patch('a').splice('list', start, undefined, ['I']).serialize()
    const after = applyPatch({ ...DOCUMENT, list }, { insert })
    expect(after['list'], `${start}`).toEqual([...list.slice(0, start), 'I'])
  }
})
