import { expect, test } from 'vitest'
import { sectionOf, seedPage, textsOf } from '../../../tests/helpers/seed-page.ts'

const main = await seedPage('/insurance/financial-security')

test('summarises below the title what the notice requires: tonnage, period and insurer', () => {
  expect(textsOf(main, '.requirements-summary dt')).toEqual(['Ships', 'Cover', 'Insurer'])
  const [ships, cover] = textsOf(main, '.requirements-summary dd')
  expect(ships).toContain('300 GT')
  expect(cover).toContain('3 months from entry into port')
})

test('lists the three documents of a pack in order', () => {
  expect(textsOf(sectionOf(main, 'What is issued'), 'ol > li h3')).toEqual([
    'P&I letter',
    'NOSDCP contact',
    'Agent coordination sheet',
  ])
})

test('has a table row for each of four clauses of the notice, and the notice’s number below', () => {
  const clauses = sectionOf(main, 'Clause by clause')
  expect(textsOf(clauses, 'tbody th')).toEqual(['§ 4', '§ 6A', '§ 6B', '§ 7'])
  expect(textsOf(clauses, 'thead th')).toEqual([
    'Clause',
    'What it asks',
    'What we deliver',
    'How you verify it',
  ])
  expect(textsOf(clauses, 'dd')[0]).toBe('MSN 05/2025')
})

test('links to three public registers and shows the host of a link', () => {
  const references = sectionOf(main, 'Where to verify')
  expect(references.querySelectorAll('a[href^="https://"]')).toHaveLength(3)
  expect(textsOf(references, '.references__host')[1]).toBe('www.igpandi.org')
})
