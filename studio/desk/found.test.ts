import { expect, test } from 'vitest'
import { bySection, readFound, readRows, textOf } from './found.ts'

const row = (id: string, type: string) => ({ _id: id, _type: type })

test('rows are read with what else was asked for', () => {
  const rows = [{ ...row('a', 'port'), note: ' Phones. ' }, row('b', 'faq')]
  expect(readRows(rows, (each) => ({ note: textOf(each, 'note') }))).toEqual([
    { id: 'a', type: 'port', note: 'Phones.' },
    { id: 'b', type: 'faq', note: '' },
  ])
})

test('what is no document is left out', () => {
  expect(readFound([null, 'x', {}, row('', 'port'), { _id: 'a' }, row('b', 'faq')])).toEqual([
    { id: 'b', type: 'faq' },
  ])
  expect(readFound(null)).toEqual([])
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
