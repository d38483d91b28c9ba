import { expect, test } from 'vitest'
import { seedPage, textsOf } from '../../../tests/helpers/seed-page.ts'

const main = await seedPage('/case-studies')

test('shows three cases, each with title, result, description and an image with alternative text', () => {
  const cases = [...main.querySelectorAll('article')]
  expect(cases).toHaveLength(3)
  for (const study of cases) {
    for (const part of ['h2', '.case-entry__metric', '.case-entry__text'])
      expect(study.querySelector(part)?.textContent).toMatch(/\w/)
    expect(study.querySelector('img')?.getAttribute('alt')).toMatch(/\w/)
  }
  expect(textsOf(main, 'article')[1]).toMatch(
    /hose parted.*Boom closed 3 h 20 min after the hose parted.*manifest/s,
  )
})

test('marks each example as illustrative and says once what that means', () => {
  expect(textsOf(main, 'article .badge')).toEqual(['Illustrative', 'Illustrative', 'Illustrative'])
  expect(textsOf(main, '.page-hero .notice')).toEqual([
    expect.stringContaining('These cases are illustrative'),
  ])
})

test('shows the course of each case as a log with times', () => {
  const logs = [...main.querySelectorAll('article figure ol')]
  expect(logs).toHaveLength(3)
  expect(textsOf(main, 'article:first-of-type li')[0]).toMatch(/^00:00 First call, answered/)
  expect(textsOf(logs[2] ?? main, '.mono')).toEqual(['00:00', '07:10', '07:58', 'Later'])
})

test('links each case to the matching service and to a port', () => {
  const buttons = [...main.querySelectorAll('article .button')]
  expect(buttons.map((button) => button.getAttribute('href'))).toEqual([
    '/response/salvage-osr',
    '/ports/mundra',
    '/response/salvage-osr',
    '/ports/vadinar',
    '/port-call-compliance',
    '/ports/kandla',
  ])
})

test('begins with the telephone number and ends with links to the quote form and the contact page', () => {
  const hero = [...main.querySelectorAll('.page-hero .button')]
  expect(hero.map((button) => button.textContent)).toEqual(['Call 24/7 +91 00000 00000'])
  expect(textsOf(main, ':scope > :last-child a')).toEqual([
    'Request Fleet Quote',
    'Contact the desk',
  ])
})
