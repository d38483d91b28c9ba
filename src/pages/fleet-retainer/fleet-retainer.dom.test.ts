import { expect, test } from 'vitest'
import { FLEET_QUOTE } from '../../../tests/helpers/lead-samples.ts'
import { seedPage, textsOf } from '../../../tests/helpers/seed-page.ts'

const main = await seedPage('/fleet-retainer')

test('lists the three clauses of the retainer', () => {
  const clauses = rowsOf('Clauses of the retainer')
  expect(clauses.map(([clause]) => clause)).toEqual([
    'Retainer clause 3.1',
    'Retainer clause 4.2',
    'Retainer clause 5.1',
  ])
  expect(clauses[0]?.slice(1)).toEqual([
    expect.stringMatching(/^Evidence of P&I/),
    expect.stringMatching(/^A checked document pack/),
    expect.stringMatching(/^Each pack carries an ID/),
  ])
})

test('shows four service levels as figures in the hero', () => {
  expect(textsOf(main, '.fleet-hero .stat')).toEqual([
    'Document pack issuance< 2 h',
    'Emergency callback≤ 45 min',
    'West coast mobilisation6–8 h',
    'East coast mobilisation8–12 h',
  ])
})

test('lists each service with its time, how the time is measured, penalty and escalation', () => {
  const schedule = rowsOf('SLA schedule')
  expect(schedule.map(([service]) => service)).toEqual([
    'Document pack issuance',
    'Emergency callback',
    'West coast mobilisation',
    'East coast mobilisation',
    'Notice to DGS and customer of an irregularity',
  ])
  expect(schedule[0]).toEqual([
    'Document pack issuance',
    'Under 2 hours from validated submission',
    expect.stringContaining('timestamp'),
    '10% monthly retainer credit per hour of delay, capped at 50%',
    'Duty manager, then chief operating officer',
  ])
  for (const row of schedule) expect(row).toHaveLength(5)
})

test('lists the coverage zones with their ports and times', () => {
  const zones = rowsOf('Coverage by zone')
  expect(zones.map(([zone, , time]) => [zone, time])).toEqual([
    ['Local equipment', '2–6 hours typical'],
    ['West coast', '6–8 hours to site committed'],
    ['East coast', '8–12 hours to site committed'],
    ['Pan-India', 'Up to 24 hours typical'],
    ['Global surge', '24–48 hours to mobilise'],
  ])
  expect(zones[2]?.[1]).toBe('Visakhapatnam\u00a0· Paradip\u00a0· Chennai\u00a0· Haldia')
})

test('names the fields of the form at #quote as the specification does', () => {
  const controls = [...main.querySelectorAll('#quote form [name]')]
  expect(controls.map((control) => control.getAttribute('name'))).toEqual(
    Object.keys(FLEET_QUOTE.typed),
  )
  const optional = controls.filter((control) => !control.hasAttribute('required'))
  expect(optional.map((control) => control.getAttribute('name'))).toEqual(
    Object.keys(FLEET_QUOTE.ifEmpty),
  )
})

test('offers the specification’s fleet sizes', () => {
  expect(textsOf(main, '[name="fleetSize"] option:not([value=""])')).toEqual([
    '1-5',
    '6-10',
    '11-25',
    '26-50',
    '50+',
  ])
})

test('links to the schedule, to the datasheet, and to a prefilled email that asks for a review call', () => {
  const links = [...main.querySelectorAll('a')].map((link): [string, string] => [
    link.textContent,
    link.getAttribute('href') ?? '',
  ])
  const byName = new Map(links)
  // No PDFs are registered in this test, so links lead to pages.
  expect(byName.get('Full SLA schedule (PDF)')).toBe('/docs/sla-schedule')
  expect(byName.get('Procurement datasheet (PDF)')).toBe('/docs/sla-schedule')
  const mail = decodeURIComponent(byName.get('Book 20-Minute Review Call') ?? '')
  expect(mail).toMatch(
    /^mailto:desk@example\.com\?subject=Book a 20-minute review call&body=Company:/,
  )
  expect(mail).toContain('Two times that suit')
  expect(byName.get('Book it on WhatsApp')).toContain('https://wa.me/910000000001?text=Book')
})

/** The text of each cell, by row, in the table whose accessible name is `name`. */
function rowsOf(name: string): string[][] {
  const table = [...main.querySelectorAll('table')].find(
    (candidate) => candidate.getAttribute('aria-label') === name,
  )
  for (const drawing of table?.querySelectorAll('[aria-hidden]') ?? []) drawing.remove()
  return [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) => textsOf(row, 'th, td'))
}
