import { expect, test } from 'vitest'
import { pageMarkup } from '../../../builder/prerender/render.tsx'
import { seedAnswer } from '../../../tests/helpers/seed-answers.ts'
import { sectionOf, seedPage, textsOf } from '../../../tests/helpers/seed-page.ts'

const main = await seedPage('/insurance/financial-security')

test('begins with a link to the pack', () => {
  expect(main.querySelector('a.pack-picture')?.getAttribute('href')).toBe('/docs/compliance-pack')
})

test('says under the title what the notice asks: tonnage, months and insurer', () => {
  expect(textsOf(main, '.asked dt')).toEqual(['Ships', 'Cover', 'Insurer'])
  const [ships, cover] = textsOf(main, '.asked dd')
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

test('says what only others issue', () => {
  const limits = sectionOf(main, 'What only others can issue')
  expect(limits.textContent).toContain('We do not issue, sell or arrange any of these')
})

test('maps the four clauses of the notice, over its particulars', () => {
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

test('lists the groups of the evidence pack', async () => {
  const evidence = await seedPage('/docs/financial-security-evidence')
  expect(textsOf(sectionOf(main, 'The evidence pack'), '.bullet-list > li')).toEqual(
    textsOf(evidence, '.checklist__title'),
  )
})

test('links to public registers and shows their hosts', () => {
  const references = sectionOf(main, 'Where to verify')
  expect(references.querySelectorAll('a[href^="https://"]')).toHaveLength(3)
  expect(textsOf(references, '.references__host')[1]).toBe('www.igpandi.org')
})

test('a reference without a valid URL is shown and not linked', async () => {
  const { query, answer } = await seedAnswer('/insurance/financial-security')
  const items = ['javascript:alert(1)', 'https://', null].map((href, index) => ({
    _key: `item-${index}`,
    label: `Reference ${index}`,
    href,
  }))
  const content = query.parse({ ...Object(answer), page: { links: { items } } })
  const markup = await pageMarkup('/insurance/financial-security', content)
  expect(markup.match(/references__label/g)).toHaveLength(3)
  expect(markup).not.toContain('<a class="references__label"')
})
