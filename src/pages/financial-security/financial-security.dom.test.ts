import { expect, test } from 'vitest'
import { pageMarkup } from '../../../builder/prerender/render.tsx'
import { seedAnswer } from '../../../tests/helpers/seed-answers.ts'
import { sectionOf, seedPage, textsOf } from '../../../tests/helpers/seed-page.ts'

const main = await seedPage('/insurance/financial-security')

test('begins with the pack’s two sheets and the parts of each, as the pack has them', () => {
  const sheets = [...main.querySelectorAll('.pack-miniature__sheet')]
  const lengths = sheets.map((sheet) => sheet.querySelectorAll('.pack-miniature__part').length)
  expect(lengths).toEqual([4, 5])
  expect(sheets[0]?.textContent).toMatch(/GSI-COMPLIANCE-PACK 1\.0.*Insurance.*Attachments/)
  expect(sheets[1]?.textContent).toContain('A. Harbour master instructions')
})

test('the sheets are a link to the pack, and have its fields, its papers and its mark', () => {
  const link = main.querySelector('a.pack-miniature')
  expect(link?.getAttribute('href')).toBe('/docs/compliance-pack')
  const [letter, verification] = main.querySelectorAll('.pack-miniature__sheet')
  if (!letter || !verification) throw new Error('the pack has two sheets')
  expect(textsOf(letter, '.pack-miniature__field')).toHaveLength(14)
  expect(textsOf(letter, '.pack-miniature__name')[0]).toBe(
    '1. Club-signed financial security letter',
  )
  expect(textsOf(verification, '.pack-miniature__field')).toContain('Paradip')
  for (const sheet of [letter, verification])
    expect(textsOf(sheet, '.pack-miniature__mark')).toEqual(['TEMPLATE – NOT EVIDENCE OF COVER'])
})

test('says under the title what the notice asks: tonnage, months and insurer', () => {
  expect(textsOf(main, '.asked dt')).toEqual(['Ships', 'Cover', 'Insurer'])
  const [ships, cover] = textsOf(main, '.asked dd')
  expect(ships).toContain('300 GT')
  expect(cover).toContain('3 months from entry into port')
})

test('a tab on the sheets has the number of each paper that is issued', () => {
  const tabs = [...main.querySelectorAll('.pack-miniature .paper-tab')]
  expect(tabs.map((tab) => tab.textContent).toSorted()).toEqual(textsOf(main, '.issued .paper-tab'))
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
  expect(limits.textContent).toContain('We issue, sell and arrange none of these')
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

test('names the groups of the evidence pack on its folders', async () => {
  const evidence = await seedPage('/docs/financial-security-evidence')
  expect(textsOf(main, '.folders__tab')).toEqual(textsOf(evidence, '.checklist__title'))
  expect(evidence.querySelector('.folders')).toBeNull()
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
