import { expect, test } from 'vitest'
import { pageMarkup } from '../../../builder/prerender/render.tsx'
import { seedAnswer } from '../../../tests/helpers/seed-answers.ts'
import { seedPage, textsOf } from '../../../tests/helpers/seed-page.ts'

const main = await seedPage('/about')

test('states mission, vision and five values', () => {
  expect(textsOf(main, '.section-columns h2')).toEqual(['Mission', 'Vision'])
  expect(main.querySelectorAll('dl dt')).toHaveLength(5)
})

test('sets the years that have a place on the coast', () => {
  expect(textsOf(main, '.years-chart__entry')).toEqual([
    '2013 A desk in Mumbai',
    '2015 Gulf of Kutch',
    '2018 East coast',
  ])
})

test('lists the years from 2013 to 2025 in order', () => {
  const years = textsOf(main, 'ol > li time').map(Number)
  expect(years.at(0)).toBe(2013)
  expect(years.at(-1)).toBe(2025)
  expect(years).toEqual(years.toSorted((a, b) => a - b))
})

test('the track beside them has a waypoint for each, and a leg between two', () => {
  const entries = main.querySelectorAll('.timeline__entry').length
  expect(main.querySelectorAll('.passage-leg__waypoint')).toHaveLength(entries)
  expect(main.querySelectorAll('.passage-leg__track')).toHaveLength(entries - 1)
})

test('every year is there with its title and its words, none folded', () => {
  expect(main.querySelector('.timeline details')).toBeNull()
  expect(textsOf(main, '.timeline h3')).toHaveLength(8)
  expect(textsOf(main, '.timeline__text')).toHaveLength(8)
})

test('the words beside the heading say that all years are illustrative', () => {
  expect(main.querySelector('.section:has(.timeline) .section__intro')?.textContent).toMatch(
    /^Our history.*\. All years are illustrative\.$/,
  )
  expect(textsOf(main, '.badge')).toEqual([])
})

test('where some are confirmed, each of the others has a mark', async () => {
  const { query, answer } = await seedAnswer('/about')
  const years = [
    { _id: 'a', year: 2013, title: 'A desk', isPlaceholder: false },
    { _id: 'b', year: 2015, title: 'A store', isPlaceholder: true },
    { _id: 'c', year: 2018, title: 'A team', isPlaceholder: true },
  ]
  const markup = await pageMarkup('/about', query.parse({ ...Object(answer), years }))
  expect(markup.match(/>Illustrative</g)).toHaveLength(2)
  expect(markup).not.toContain('All years are illustrative')
})
