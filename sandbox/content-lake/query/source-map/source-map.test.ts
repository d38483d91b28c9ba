import { expect, test } from 'vitest'
import { tracedAnswer } from '../../tests/answer.ts'
import { type ContentSourceMap, keyedJsonPath } from './source-map.ts'

const documents = [
  {
    _id: 'a',
    n: 2,
    name: 'A',
    nothing: null,
    tags: ['x', 'y', 'x'],
    parts: [
      { _key: 'k1', c: 'one', big: true },
      { _key: 'k2', c: 'two' },
    ],
    body: [{ _key: 'b', _type: 'block', children: [{ _key: 's', _type: 'span', text: 'Hi' }] }],
    to: { _ref: 'b' },
    many: [
      { _key: 'm1', _ref: 'b' },
      { _key: 'm2', _ref: 'nowhere' },
    ],
  },
  { _id: 'b', n: 1, name: 'B' },
  { _id: 'drafts.b', n: 1, name: 'B, drafted' },
  { _id: 'drafts.c', n: 3, name: 'C' },
]

/** Each mapping as a string: document and path, or the source's type. */
function read({ mappings, documents: sources, paths }: ContentSourceMap): Record<string, string> {
  return Object.fromEntries(
    Object.entries(mappings).map(([at, { source }]) => [
      at,
      source.type === 'documentValue'
        ? `${sources[source.document]?._id} ${paths[source.path]}`
        : source.type,
    ]),
  )
}

const mapped = (query: string, options = {}) =>
  read(tracedAnswer(query, documents, { perspective: 'published', ...options }).map)

const U = 'unknown'
const K1 = "[?(@._key=='k1')]"
const K2 = "[?(@._key=='k2')]"

// What follows the selection of document `a`, and the expected sources.
test.each<[rest: string, sources: Record<string, string>]>([
  ['', { $: 'a $' }],
  ['.name', { $: "a $['name']" }],
  ['{name, "named": name}', { "$['name']": "a $['name']", "$['named']": "a $['name']" }],
  ['{nothing}', { "$['nothing']": "a $['nothing']" }],
  // Items of lists.
  ['.parts[].c', { '$[0]': `a $['parts']${K1}['c']`, '$[1]': `a $['parts']${K2}['c']` }],
  ['{parts[0..0]{"n": ^.n}}', { "$['parts'][0]['n']": "a $['n']" }],
  // Values that the query builds.
  ['{"size": select(n > 5 => "big", n > 1 => name, "small")}', { "$['size']": "a $['name']" }],
  ['{"x": coalesce(missing, name, "none")}', { "$['x']": "a $['name']" }],
  // Other documents.
  ['{"to": to->name}', { "$['to']": "b $['name']" }],
  // Text is mapped to the field that it was made from.
  ['{"x": pt::text(body)}', { "$['x']": "a $['body']" }],
  // Computed values are unknown, and missing ones are not mapped.
  ['{"x": upper(name), "y": n + 1, "z": !true}', { "$['x']": U, "$['y']": U, "$['z']": U }],
  ['{"x": select(n > 5 => name), "y": ^.n}', {}],
])('%s of a document is mapped to %j', (rest, sources) => {
  expect(mapped(`*[_id == "a"][0]${rest}`)).toEqual(sources)
})

test('lists of documents are mapped by their order', () => {
  expect(mapped('*')).toEqual({ '$[0]': 'a $', '$[1]': 'b $' })
})

test('documents and paths are listed once; items have indexes without `keyed`', () => {
  const { map } = tracedAnswer('*[_id == "b"]{name, "again": name, n, "it\'s": 1}', documents)
  expect(map.documents).toEqual([{ _id: 'b', _type: 't' }])
  expect(map.paths).toEqual(["$['name']", "$['n']"])
  expect(Object.keys(map.mappings)).toContain("$[0]['it\\'s']")
  expect(mapped('*[_id == "a"][0].parts[].c', { keyed: false })).toEqual({
    '$[0]': "a $['parts'][0]['c']",
    '$[1]': "a $['parts'][1]['c']",
  })
})

const document = {
  list: [{ _key: 'a', c: [{ _key: "it's" }] }, { c: 1 }, { _key: 'a' }, { _key: '' }, { _key: 3 }],
  "o'dd\n": ['x'],
}

test.each<[string, string, (string | number)[]]>([
  [
    'names items by their keys',
    "$['list'][?(@._key=='a')]['c'][?(@._key=='it\\'s')]",
    ['list', 0, 'c', 0],
  ],
  ['uses an index if the item has no key', "$['list'][1]['c']", ['list', 1, 'c']],
  ['uses an index if the key is not unique', "$['list'][2]", ['list', 2]],
  ['uses an index if the key is empty', "$['list'][3]", ['list', 3]],
  ['uses an index if the key is not a string', "$['list'][4]", ['list', 4]],
  ['uses an index if the item is not an object', "$['o\\'dd\\n'][0]", ["o'dd\n", 0]],
  ['accepts a path that does not exist', "$['none'][0]['a']", ['none', 0, 'a']],
])('%s', (_what, text, path) => {
  expect(keyedJsonPath(document, path)).toBe(text)
})
