import { expect, test } from 'vitest'
import { splitQuery } from './split-query.ts'

test('splits at the commas between entries, and at no others', () => {
  const groq = `{
    "asOf": now(),
    "ports": *[_type == "port" && name in ["a,b", 'c"}']] | order(a, b){ name, "slug": slug.current },
    "port": *[slug.current == $portSlug][0]
  }`
  expect(splitQuery(groq)).toEqual([
    { key: 'asOf', groq: 'now()' },
    {
      key: 'ports',
      groq: `*[_type == "port" && name in ["a,b", 'c"}']] | order(a, b){ name, "slug": slug.current }`,
    },
    { key: 'port', groq: '*[slug.current == $portSlug][0]' },
  ])
})

test('a text may hold quotes and brackets', () => {
  expect(splitQuery(String.raw`{ "a": "\"{,", "b": 1 }`)).toEqual([
    { key: 'a', groq: String.raw`"\"{,"` },
    { key: 'b', groq: '1' },
  ])
})

test.each(['*[_type == "port"]', '{ ...@, "a": 1 }', '{ a, b }'])('%s is not split', (groq) => {
  expect(splitQuery(groq)).toBeNull()
})
