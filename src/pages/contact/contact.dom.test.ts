import { expect, test } from 'vitest'
import { sectionOf, seedPage, textsOf } from '../../../tests/helpers/seed-page.ts'

const main = await seedPage('/contact')

test('links to hotline, escalation list, WhatsApp, email, letter and fleet quote, in this order', () => {
  const links = [...main.querySelectorAll('a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'tel:+910000000000',
    '/management',
    expect.stringMatching(/^https:\/\/wa\.me\/910000000001\?text=/),
    'mailto:desk@example.com',
    '/port-call-compliance',
    '/fleet-retainer#quote',
  ])
  expect(links.map((link) => link.textContent)).toEqual([
    '+91 00000 00000',
    'No callback yet? The escalation list',
    '+91 00000 00001',
    'desk@example.com',
    'Request the letter',
    'Request Fleet Quote',
  ])
})

test('names the place and the hours of the India office', () => {
  expect(textsOf(main, 'address')[0]).toMatch(/^Mumbai, Maharashtra.*IST/)
})

test('lists what a caller should say first', () => {
  const report = textsOf(sectionOf(main, 'What to have ready when you call'), 'ol > li')
  expect(report).toHaveLength(11)
  expect(report[0]).toMatch(/^What happened.*when it began/)
  expect(report.at(-1)).toMatch(/^Agent/)
})

test('states the time to site, and from when it is measured', () => {
  expect(textsOf(main, '.time-to-site .response-axis__time')).toEqual([
    '6–8 hours to site',
    '8–12 hours to site',
  ])
  expect(textsOf(main, '.time-to-site .footnote')[0]).toMatch(/^“To site” runs from/)
})
