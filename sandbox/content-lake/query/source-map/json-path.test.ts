import { jsonPath as clientJsonPath } from '@sanity/client/csm'
import { expect, test } from 'vitest'
import { jsonPath, keyedJsonPath } from './json-path.ts'

const document = {
  list: [{ _key: 'a', c: [{ _key: "it's" }] }, { c: 1 }, { _key: 'a' }, { _key: '' }, { _key: 3 }],
  "o'dd\n": ['x'],
}

test.each<[string, (string | number)[]]>([
  ['$', []],
  ["$['list'][0]['c'][0]", ['list', 0, 'c', 0]],
  ["$['o\\'dd\\n'][0]", ["o'dd\n", 0]],
  ["$['a\\\\b']", ['a\\b']],
])('%s', (text, path) => {
  expect(jsonPath(path)).toBe(text)
  expect(jsonPath(path)).toBe(clientJsonPath(path))
})

test.each<[string, string, (string | number)[]]>([
  [
    'names items by their keys',
    "$['list'][?(@._key=='a')]['c'][?(@._key=='it\\'s')]",
    ['list', 0, 'c', 0],
  ],
  ['leaves an index where there is no key', "$['list'][1]['c']", ['list', 1, 'c']],
  ['leaves an index where the key is another item’s too', "$['list'][2]", ['list', 2]],
  ['leaves an index where the key is empty', "$['list'][3]", ['list', 3]],
  ['leaves an index where the key is no text', "$['list'][4]", ['list', 4]],
  ['leaves an index of what is no object', "$['o\\'dd\\n'][0]", ["o'dd\n", 0]],
  ['goes past what is not there', "$['none'][0]['a']", ['none', 0, 'a']],
])('%s', (_what, text, path) => {
  expect(keyedJsonPath(document, path)).toBe(text)
})
