/** Source maps for GROQ functions and unusual keys. `tests/conformance/content-lake` tests the site’s queries. */
import { expect, test } from 'vitest'
import { tracedAnswer } from '../../tests/answer.ts'
import { keyedJsonPath } from './source-map.ts'

const body = [{ _type: 'block', children: [{ _type: 'span', text: 'Hi' }] }]
const U = 'unknown'
const documents = [{ _id: 'a', n: 2, name: 'A', body }]

test.each<[fields: string, sources: Record<string, string>]>([
  ['select(n > 5 => "big", n > 1 => name, "small")', { "$['x']": "$['name']" }],
  ['coalesce(missing, name, "none")', { "$['x']": "$['name']" }],
  // `pt::text` converts a field to text; the text is mapped to that field.
  ['pt::text(body)', { "$['x']": "$['body']" }],
  // Computed values have an unknown source. Missing values are not mapped.
  ['upper(name), "y": n + 1, "z": !true', { "$['x']": U, "$['y']": U, "$['z']": U }],
  ['select(n > 5 => name), "y": ^.n', {}],
])('{"x": %s} is mapped to %j', (fields, sources) => {
  const { map } = tracedAnswer(`*[_id == "a"][0]{"x": ${fields}}`, documents)
  const found = Object.entries(map.mappings).map(([path, { source }]) => [
    path,
    source.type === 'documentValue' ? map.paths[source.path] : source.type,
  ])
  expect(Object.fromEntries(found)).toEqual(sources)
})

const document = {
  list: [{ _key: 'a', c: [{ _key: "it's" }] }, { c: 1 }, { _key: 'a' }, { _key: '' }, { _key: 3 }],
}

test.each<[string, string, (string | number)[]]>([
  [
    'names items by their keys',
    "$['list'][?(@._key=='a')]['c'][?(@._key=='it\\'s')]",
    ['list', 0, 'c', 0],
  ],
  ['uses an index if the item has no key', "$['list'][1]['c']", ['list', 1, 'c']],
  ['uses an index if an earlier item has the same key', "$['list'][2]", ['list', 2]],
  ['uses an index if the key is empty', "$['list'][3]", ['list', 3]],
  ['uses an index if the key is not a string', "$['list'][4]", ['list', 4]],
  ['accepts a path that does not exist', "$['none'][0]['a']", ['none', 0, 'a']],
])('%s', (_title, text, path) => {
  expect(keyedJsonPath(document, path)).toBe(text)
})
