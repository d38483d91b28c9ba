import { describe, expect, test } from 'vitest'
import { bySection, readFound } from './found.ts'

function row(id: string, type: string, placeholderNote?: unknown) {
  return {
    _id: id,
    _type: type,
    placeholderNote,
  }
}

describe('readFound', () => {
  test('reads documents and what is missing in them', () => {
    expect(readFound([row('a', 'port', ' Phones. '), row('b', 'faq')])).toEqual([
      { id: 'a', type: 'port', note: 'Phones.' },
      { id: 'b', type: 'faq', note: '' },
    ])
  })
  test('leaves out what is no document', () => {
    expect(readFound([null, 'x', {}, row('', 'port'), { _id: 'a' }, row('b', 'faq', 7)])).toEqual([
      { id: 'b', type: 'faq', note: '' },
    ])
    expect(readFound(null)).toEqual([])
  })
})

test('documents stand under the part of the desk they are in, in its order', () => {
  const sections = [
    { title: 'Pages', types: ['homePage', 'aboutPage'] },
    { title: 'Clauses', types: ['clause'] },
    { title: 'Ports', types: ['port'] },
  ]
  const found = readFound([row('p', 'port'), row('a', 'aboutPage'), row('h', 'homePage')])
  const shown = bySection(found, sections).map(({ title, documents }) => [
    title,
    documents.map(({ id }) => id),
  ])
  expect(shown).toEqual([
    ['Pages', ['h', 'a']],
    ['Ports', ['p']],
  ])
})
