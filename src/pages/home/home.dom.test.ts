import { expect, test } from 'vitest'
import { seedAnswer } from '../../../tests/helpers/seed-answers.ts'
import { sectionOf, seedPage, textsOf } from '../../../tests/helpers/seed-page.ts'
import { pageMarkup } from '../../../builder/prerender/render.tsx'

const main = await seedPage('/')

test('begins with telephone, documents, WhatsApp, and both coasts’ ports with their times', () => {
  const answers = textsOf(main, ':scope > :first-child .hero-essentials > *')
  expect(answers).toEqual([
    'Call 24/7 +91 00000 00000Tell us: what · where · people · pollution',
    'Request the letter · under 2 hours',
    'WhatsApp +91 00000 00001',
    'Committed arrival (retainer)West coast 6–8 hours to site typical by port:Mumbai / JNPT 2–4 hMundra 6–8 hVadinar 6–8 hKandla 6–8 h' +
      'East coast 8–12 hours to site typical by port:Visakhapatnam 4–6 hParadip 8–12 h',
    expect.stringMatching(/^Life in danger.* GMDSS .*Maritime Rescue Coordination Centre first/),
  ])
})

test.each([
  ['45 minutes or less', 'under 45 min'],
  ['Under 1 hour', 'under 1 hour'],
])('the button for the letter shortens “%s” to “%s”', async (time, short) => {
  const { query, answer } = await seedAnswer('/')
  const page = { ...Object(answer).page, documentPackTime: time }
  const markup = await pageMarkup('/', query.parse({ ...Object(answer), page }))
  expect(markup).toContain(`${short}</span>`)
})

test('has exactly these links', () => {
  const paths = new Set([...main.querySelectorAll('a')].map((link) => link.getAttribute('href')))
  expect(paths).toEqual(
    new Set([
      'tel:+910000000000',
      `https://wa.me/910000000001?text=${encodeURIComponent('Vessel / IMO / Port / Issue:')}`,
      '/ports/mumbai',
      '/ports/mundra',
      '/ports/vadinar',
      '/ports/kandla',
      '/ports/visakhapatnam',
      '/ports/paradip',
      '/port-call-compliance',
      '/fleet-retainer#quote',
      '/fleet-retainer#sla',
      '/insurance/financial-security',
      '/docs/dgs-msn05-2025',
      '/response/salvage-osr',
      '/case-studies',
      '/case-studies#caseStudy-supramax-tow',
      '/case-studies#caseStudy-tanker-spm-boom',
      '/case-studies#caseStudy-bulk-carrier-documents',
    ]),
  )
})

test('shows the badges and the metrics', () => {
  expect(textsOf(main, '.badge-list li')).toEqual([
    'Docs under 2h',
    'DGS wording mirrored',
    'NOSDCP-aligned',
  ])
  expect(textsOf(main, '.stat__value')).toEqual(['Pan-India', '≤ 45 min', '22 vessels'])
})

test('names the notice, its legal basis and when it was last checked', () => {
  const terms = textsOf(main, '.verification__more .definition-list dt')
  const values = textsOf(main, '.verification__more .definition-list dd')
  expect(terms).toEqual(['Notice', 'Dated', 'Based on', 'Made under', 'Last checked'])
  expect(values[0]).toBe('MSN 05/2025')
  expect(values[1]).toBe('7 May 2025')
})

test('shows the short table of service levels, with a note that explains “to site”', () => {
  const levels = sectionOf(main, 'Service levels')
  expect(textsOf(levels, 'thead th')).toEqual(['Service', 'Response time', 'Penalty', 'Escalation'])
  const rows = [...levels.querySelectorAll('tbody tr')].map((row) => textsOf(row, 'th, td'))
  expect(rows).toEqual([
    [
      'Document pack issuance',
      'Under 2 hours from validated submission',
      '10% refund per hour',
      'Director',
    ],
    [
      'Emergency callback',
      '45 minutes or less, 24/7',
      'A free service month',
      'Operations manager',
    ],
    [
      'West coast mobilisation',
      '6–8 hours to site',
      '15% incident cost reduction',
      'Regional head',
    ],
    [
      'East coast mobilisation',
      '8–12 hours to site',
      '15% incident cost reduction',
      'Regional head',
    ],
    ['Notice to DGS and customer of an irregularity', '45 minutes or less', 'None', '—'],
  ])
  expect(textsOf(levels, '.footnote')).toEqual([expect.stringMatching(/^“To site” runs from/)])
})

test('puts the committed times on one axis, soonest first, and the surge pool beside it', () => {
  const levels = sectionOf(main, 'Service levels')
  expect(textsOf(levels, '.response-axis__line')).toEqual([
    'Emergency callback45 minutes or less, 24/7',
    'Notice to DGS and customer of an irregularity45 minutes or less',
    'Document pack issuanceUnder 2 hours from validated submission',
    'West coast mobilisation6–8 hours to site',
    'East coast mobilisation8–12 hours to site',
  ])
  expect(levels.textContent).toContain('A surge pool of 22 vessels')
})

test('charts all ports and lists each under its coast', () => {
  expect(main.querySelectorAll('.home-hero .coast-map__port')).toHaveLength(6)
  const coverage = sectionOf(main, 'Tugs and stores by coast')
  expect(
    [...coverage.querySelectorAll('.coast-cards__coast')].map((coast) =>
      textsOf(coast, '.coast-cards__ports a'),
    ),
  ).toEqual([
    ['Mumbai / JNPT', 'Mundra', 'Vadinar', 'Kandla'],
    ['Visakhapatnam', 'Paradip'],
  ])
  expect(textsOf(coverage, '.coast-cards__places')).toEqual([
    'Also covered: Cochin',
    'Also covered: Chennai, Haldia',
  ])
  // Hero and axis have already shown these times.
  expect(coverage.textContent).not.toContain('hours to site')
})

test('shows three short cases, each marked as illustrative', () => {
  const cases = sectionOf(main, 'The first hours, in three cases')
  expect(textsOf(cases, '.badge')).toEqual(['Illustrative', 'Illustrative', 'Illustrative'])
  expect(textsOf(cases, '.case-study-card__text > p:last-child')[1]).toBe(
    'A floating hose parted while a crude tanker was discharging at a single point mooring.',
  )
})
