import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageMarkup } from '../../../builder/prerender/render.tsx'
import { seedAnswer } from '../../../tests/helpers/seed-answers.ts'
import { sectionOf, seedPage, textsOf } from '../../../tests/helpers/seed-page.ts'

const DRAWINGS = readFileSync(`${import.meta.dirname}/methods.svg`, 'utf8')

const main = await seedPage('/response/salvage-osr')

test('shows the phone number first, then chat and email', () => {
  expect(textsOf(main, '.page-hero .button')).toEqual([
    'Call 24/7 +91 00000 00000',
    'WhatsApp +91 00000 00001',
    'desk@example.com',
  ])
  expect(textsOf(main, '.page-hero .call-button__number')).toEqual(['+91 00000 00000'])
})

test('lists the times below “Other times”, and explains “to site”', () => {
  const times = sectionOf(main, 'Response times')
  expect(textsOf(times, '.time-list__time')).toEqual([
    '2–6 hours',
    'Up to 24 hours',
    '24–48 hours to mobilise',
  ])
  expect(textsOf(times, '.time-list__heading')).toEqual(['Other times'])
  expect(textsOf(times, '.footnote')[0]).toMatch(/^“To site” runs from/)
})

test('lists the typical and the committed arrival at each port', () => {
  const rows = [...main.querySelectorAll('table[aria-label="Arrival by port"] tbody tr')]
  expect(rows).toHaveLength(6)
  expect(rows.map((row) => textsOf(row, 'th, td'))).toContainEqual([
    'Mumbai / JNPT',
    '2–4 hours',
    '6–8 hours to site',
  ])
  expect(rows.map((row) => textsOf(row, 'th, td'))).toContainEqual([
    'Paradip',
    '8–12 hours',
    '8–12 hours to site',
  ])
})

test('lists the committed times to site when no port has a time', async () => {
  const { query, answer } = await seedAnswer('/response/salvage-osr')
  const ports = [{ name: 'Mumbai', slug: 'mumbai', coast: 'west', responseTime: null }]
  const untimed = { ...Object(answer), westPorts: ports, eastPorts: [] }
  const markup = await pageMarkup('/response/salvage-osr', query.parse(untimed))
  expect(markup).not.toContain('Arrival by port')
  expect(markup).toContain('6–8 hours to site')
  expect(markup).not.toContain('Other times')
})

test('lists a coast’s committed time if no port of that coast has a time', async () => {
  const { query, answer } = await seedAnswer('/response/salvage-osr')
  const eastOnly = query.parse({ ...Object(answer), westPorts: [] })
  const markup = await pageMarkup('/response/salvage-osr', eastOnly)
  expect(markup).toMatch(/time-list__time">6–8 hours to site/)
  expect(markup).not.toMatch(/time-list__time">8–12 hours to site/)
})

test('names the assets with base and specification', () => {
  const assets = sectionOf(main, 'Who responds, and from where')
  expect(textsOf(assets, 'thead th')).toEqual(['Asset', 'Base', 'Specification'])
  expect(textsOf(assets, 'tbody th').slice(3)).toEqual([
    'Surge pool of 22 vessels',
    'Salvage pumps, emergency towing gear',
    'Containment and recovery sets',
    'Air diving spreads',
    'Transfer sets',
  ])
  expect(textsOf(assets, 'tbody tr:first-child :is(th, td)')).toEqual([
    'Two salvage tugs',
    'Mumbai',
    expect.stringMatching(/^Tow wires, fire monitors, portable pumps; bollard pull on request/),
  ])
  expect(textsOf(assets, 'tbody tr:nth-child(4) td')[0]).toMatch(/^Contracted or available/)
})

test('lists the methods, and names who directs a spill response', () => {
  const methods = [...sectionOf(main, 'Methods').querySelectorAll('dt')]
  expect(methods).toHaveLength(8)
  const drawings = methods.map((method) => method.querySelector('img')?.getAttribute('src'))
  const names = drawings.map((src) => src?.split('#')[1])
  expect(new Set(names).size).toBe(8)
  for (const name of names) expect(DRAWINGS).toContain(`<view id="${name}"`)
  expect(sectionOf(main, 'Working within the NOSDCP').textContent).toContain('Indian Coast Guard')
})

test('links to the ports of both coasts, and ends with links to call and to request a quote', () => {
  const coverage = sectionOf(main, 'Coverage by coast')
  expect(coverage.querySelectorAll('a[href^="/ports/"]')).toHaveLength(6)
  // The section “Response times” already lists the coasts' times.
  expect(coverage.textContent).not.toContain('hours to site')
  expect(textsOf(coverage, '.coast-cards__places')).toEqual([
    'Also covered: Cochin',
    'Also covered: Chennai, Haldia',
  ])
  expect(textsOf(coverage, '.coast-seasons__season')).toEqual([
    'South-west monsoon: June to September',
    'Cyclones, west coast: May to June, October to December',
    'Cyclones, east coast: April to May, October to December',
  ])
  const closingLinks = [...main.querySelectorAll('.call-to-action a')]
  expect(closingLinks.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Call 24/7 +91 00000 00000', 'tel:+910000000000'],
    ['Request Fleet Quote', '/fleet-retainer#quote'],
  ])
})
