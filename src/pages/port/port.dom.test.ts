import { describe, expect, test } from 'vitest'
import { seedAnswer } from '../../../tests/helpers/seed-answers.ts'
import { sectionOf, seedPage, textsOf } from '../../../tests/helpers/seed-page.ts'

describe('a port', async () => {
  const main = await seedPage('/ports/paradip')

  test('starts with buttons for the hotline, the letter and the pack', () => {
    const actions = [...main.querySelectorAll('.page-hero .button')].map((button) => [
      button.textContent,
      button.getAttribute('href'),
    ])
    expect(actions).toEqual([
      ['Call 24/7 Hotline +91 00000 00000', 'tel:+910000000000'],
      ['Generate Pre-Arrival Letter', '/port-call-compliance'],
      ['Download Compliance Pack', '/docs/compliance-pack'],
    ])
    expect(textsOf(main, '.page-hero__actions > .footnote')[0]).toContain('GMDSS')
  })

  test('states the typical time, the committed time and the lead time, and explains the times', () => {
    expect(textsOf(main, '.port-times > div')).toEqual([
      'Typical arrival8–12 hours',
      'Committed arrival (retainer)8–12 hours to site',
      'Documents before ETA72 hours',
    ])
    expect(textsOf(main, '.page-hero .footnote')[1]).toContain('typical, not committed')
    expect(textsOf(main, '.particulars > .footnote')).toEqual([
      expect.stringMatching(/“To site” runs from.*Without a retainer/),
    ])
  })

  test('states coverage, position and authority', () => {
    expect(particularsOf(main)).toEqual({
      Coverage: '24/7 Full Service',
      Position: '20°15.9′N 086°40.6′E',
      'UN/LOCODE': 'INPRT',
      VHF: expect.any(String),
      'Port authority': 'Paradip Port Authority',
      Partners: expect.stringMatching(/^Ship agent, Paradip/),
    })
  })

  test('states the months of the monsoon and of cyclones', () => {
    expect(textsOf(main, '.season-strip p:not([aria-hidden])')).toEqual([
      'South-west monsoon: June to September',
      'Cyclones: April to May, October to December',
    ])
  })

  test('lists requirements, equipment and partners', () => {
    const requirements = textsOf(sectionOf(main, 'Port-specific requirements'), 'li')
    expect(requirements[0]).toContain('72 hours’ notice')
    expect(requirements[1]).toContain('Monsoon, June to September')
    expect(textsOf(sectionOf(main, 'Equipment'), 'h3')).toEqual([
      'First to respond',
      'Equipment for this port',
    ])
    expect(textsOf(main, '.particulars__partners li')).toHaveLength(3)
  })

  test('lists a phone number for each role', () => {
    const contacts = sectionOf(main, 'Emergency contacts')
    expect(textsOf(contacts, 'thead th')).toEqual(['Role', 'Phone'])
    expect(textsOf(contacts, 'tbody th')[0]).toBe('Duty manager, 24/7 desk')
    expect(contacts.querySelector('td a')?.getAttribute('href')).toBe('tel:+910000000000')
    for (const row of contacts.querySelectorAll('tbody tr'))
      expect(row.querySelector('a[href^="tel:"]')).not.toBeNull()
  })

  test('links to the five other ports and not to itself', () => {
    expect(textsOf(sectionOf(main, 'Our other ports'), '.port-links__name')).toEqual([
      'Mumbai / JNPT',
      'Mundra',
      'Vadinar',
      'Kandla',
      'Visakhapatnam',
    ])
  })
})

test('draws and labels a meridian west of the port', async () => {
  const main = await seedPage('/ports/mumbai')
  expect(textsOf(main, 'text.chartlet__meridian')).toEqual(['072°44′E'])
  const [line] = main.querySelectorAll('path.chartlet__meridian')
  // The chart is 360 units wide for 1.6 degrees; the meridian is 7 minutes west of the middle.
  expect(line?.getAttribute('d')).toBe('M153.8 -45V315')
  expect(textsOf(main, '.chartlet figcaption')[0]).toContain(
    '072°44′E: ships for JN Port stay west of it until instructed.',
  )
})

describe('an unknown port', async () => {
  const main = await seedPage('/ports/atlantis')

  test('shows “Port Not Found”', () => {
    expect(textsOf(main, 'h1')).toEqual(['Port Not Found'])
    expect(textsOf(main, '.page-hero .lead')).toEqual([
      "The port you're looking for doesn't exist.",
    ])
  })

  test('has the title “Port Not Found”', async () => {
    const { page, query, answer } = await seedAnswer('/ports/atlantis')
    expect(page.head(query.parse(answer)).title).toBe('Port Not Found')
  })
})

function particularsOf(main: Element): Record<string, string> {
  const values = textsOf(main, '.particulars dd')
  return Object.fromEntries(
    textsOf(main, '.particulars dt').map((term, index) => [term, values[index] ?? '']),
  )
}
