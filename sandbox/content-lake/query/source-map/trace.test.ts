import { parseJsonPath, resolveMapping } from '@sanity/client/csm'
import { array, assert, boolean, constantFrom, letrec, oneof, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { answer, tracedAnswer } from '../testing.ts'
import type { ContentSourceMap } from './source-map.ts'

const ofLake = { _type: 't', _rev: 'r', _createdAt: 'c', _updatedAt: 'u' }

const documents = [
  {
    _id: 'a',
    ...ofLake,
    n: 2,
    name: 'A',
    nothing: null,
    list: [
      { _key: 'k', n: 1, name: 'one', list: [{ _key: 'deep', n: 7 }] },
      { _key: 'k', n: 2, tags: ['x'] },
      { n: 3, to: { _ref: 'b' } },
    ],
    tags: ['x', 'y', 'x', 3],
    to: { _ref: 'b' },
  },
  { _id: 'b', ...ofLake, n: 1, name: 'B', to: { _ref: 'a' }, list: [['nested'], 'text'] },
  { _id: 'c', ...ofLake, name: 3, to: [{ _ref: 'a' }, { _ref: 'none' }], tags: 'x' },
]

/** Queries made of every kind of part, joined in any order; many of them yield nothing. */
const { query } = letrec<{ query: string; step: string; inner: string }>((tie) => {
  const around = (before: string, after: string) =>
    tie('query').map((inner) => `${before}${inner}${after}`)
  const start = constantFrom(
    '*',
    '*[n > 0]',
    '* | score(n > 1)',
    '*[_type == "t"]',
    '@',
    '^',
    '^.^',
    'n',
    'name',
    'list',
    'tags',
    'to',
    '"text"',
    '[1, n, {"n": 2}]',
    'documents::get("dataset:p.d:a")',
  )
  return {
    step: oneof(
      { depthSize: 'small' },
      constantFrom('.name', '.list', '.to', '.tags', '["n"]', '->', '[]->', '{...}', '{n, list}'),
      constantFrom('[]', '[0]', '[-1]', '[1..2]', '[0...-1]', '[n > 1]', '[@ != "x"]'),
      constantFrom(' | order(n desc)', ' | order(name, n)', '.list[].n'),
      around('{"x": ', '}'),
      around('{..., n > 1 => {"x": ', '}}'),
      around('{...', '}'),
      around('{"x": select(n > 1 => ', ', name)}'),
      around('{"x": coalesce(', ', name)}'),
      around('{"x": array::unique(array::compact(', '))}'),
      around('{"x": [', ', ...list[]]}'),
      around('{"x": list[]{"y": ', '}}'),
      around('[defined(', ')]'),
    ),
    inner: array(tie('step'), { maxLength: 4 }).map((steps) => steps.join('')),
    query: tuple(start, tie('inner'), constantFrom('', '', ' + list', ' + {"more": name}')).map(
      (parts) => parts.join(''),
    ),
  }
})

type Place = (string | number)[]

/** Every scalar in a value, with where it is. */
function leaves(value: unknown, path: Place = []): { value: unknown; path: Place }[] {
  if (typeof value !== 'object' || value === null) return [{ value, path }]
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return entries.flatMap(([key, item]: [string | number, unknown]) => leaves(item, [...path, key]))
}

/** What the client makes of a place in an answer: the value that a document has there. */
function sourced(path: Place, map: ContentSourceMap): { value: unknown } | null {
  const { mapping, pathSuffix = '' } = resolveMapping(path, map) ?? {}
  if (mapping?.source.type !== 'documentValue') return null
  const { _id: id } = map.documents[mapping.source.document] ?? {}
  const at = parseJsonPath(`${map.paths[mapping.source.path]}${pathSuffix}`)
  const document: unknown = documents.find((each) => each._id === id)
  const value = at.reduce((parent, segment) => {
    if (typeof segment !== 'object') return Reflect.get(Object(parent), segment)
    const items: unknown[] = Array.isArray(parent) ? parent : []
    return items.find((item) => Reflect.get(Object(item), '_key') === segment._key)
  }, document)
  return { value }
}

test('a traced answer is the answer, and leads to where its values are', () => {
  let found = 0
  assert(
    property(query, boolean(), (text, keyed) => {
      const { result, map } = tracedAnswer(text, documents, { keyed })
      expect(result).toEqual(answer(text, documents))
      const mapped = leaves(result).flatMap(({ value, path }) => {
        const source = sourced(path, map)
        return source ? [{ value, path, source: source.value }] : []
      })
      expect(mapped.filter(({ value, source }) => value !== source)).toEqual([])
      found += mapped.length
    }),
    { numRuns: 3000 },
  )
  expect(found).toBeGreaterThan(3000)
})
