import { expect, test } from 'vitest'
import { seedPage, textsOf } from '../../../tests/helpers/seed-page.ts'

const main = await seedPage('/case-studies')

test('shows three cases, each with title, result, description and an image with alternative text', () => {
  const cases = [...main.querySelectorAll('article')]
  expect(cases).toHaveLength(3)
  for (const study of cases) {
    expect(study.querySelector('h2')?.textContent).toMatch(/\w/)
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

test('gives the hours of each case as a log', () => {
  const logs = [...main.querySelectorAll('article figure ol')]
  expect(logs).toHaveLength(3)
  expect(textsOf(main, 'article:first-of-type li')[0]).toMatch(/^00:00 First call, answered/)
  expect(textsOf(logs[2] ?? main, '.mono')).toEqual(['00:00', '07:10', '07:58', 'Later'])
})

test('leads from each case to what answers one like it, by a button, and to a port', () => {
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

test('begins with the telephone, and asks for a quote once the cases are told', () => {
  const hero = [...main.querySelectorAll('.page-hero .button')]
  expect(hero.map((button) => button.textContent)).toEqual(['Call 24/7 +91 00000 00000'])
  expect(main.querySelector('a[href="/fleet-retainer#quote"]')?.textContent).toBe(
    'Request Fleet Quote',
  )
})

test('the head of the page leads to each case', () => {
  const links = [...main.querySelectorAll('.case-index a')]
  expect(links).toHaveLength(3)
  for (const link of links) {
    expect(main.querySelector(link.getAttribute('href') ?? '')).not.toBeNull()
  }
})

test('the head of the page has the hours of each case on one scale, and their ends in figures', () => {
  expect(textsOf(main, '.case-index__span')).toEqual(['00:00–16:00', '00:00–03:20', '00:00–07:58'])
  expect(textsOf(main, '.case-track__scale')).toEqual(['0 h4 h8 h12 h16 h'])
  const ends = [...main.querySelectorAll('.case-track > circle:last-child')]
  expect(ends.map((end) => end.getAttribute('cx'))).toEqual(['392', '88', '199'])
})

test('a leg of the log says how long it took, and is broken where the log does not', () => {
  expect(textsOf(main, 'article:first-of-type .deck-log__leg').slice(0, 3)).toEqual([
    '11 min',
    '6 h 49 min',
    '9 h',
  ])
  expect(textsOf(main, '.deck-log__entry--broken .mono')).toContain('16:00')
})

test('no fix of a track covers the one before it', () => {
  for (const track of main.querySelectorAll('.case-track')) {
    const places = [...track.querySelectorAll('circle')].map((fix) =>
      Number(fix.getAttribute('cx')),
    )
    const gaps = places.slice(1).map((place, index) => place - (places[index] ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12)
  }
})
