import { expect, test } from 'vitest'
import { seedPage, textsOf } from '../../../tests/helpers/seed-page.ts'

const main = await seedPage('/about')

test('states mission, vision and five values', () => {
  expect(textsOf(main, 'article > h2')).toEqual(['Mission', 'Vision'])
  expect(main.querySelectorAll('dl dt')).toHaveLength(5)
})

test('sets the years that have a place on the coast', () => {
  expect(textsOf(main, '.years-chart__entry')).toEqual([
    '2013A desk in Mumbai',
    '2015Gulf of Kutch',
    '2018East coast',
  ])
})

test('lists the years from 2013 to 2025 in order', () => {
  const years = textsOf(main, 'ol > li > time').map(Number)
  expect(years.at(0)).toBe(2013)
  expect(years.at(-1)).toBe(2025)
  expect(years).toEqual(years.toSorted((a, b) => a - b))
})

test('the track beside them has a waypoint for each, and a leg between two', () => {
  const entries = main.querySelectorAll('.timeline__entry').length
  expect(main.querySelectorAll('.passage-leg__waypoint')).toHaveLength(entries)
  expect(main.querySelectorAll('.passage-leg__track')).toHaveLength(entries - 1)
})

test('the scale beside them has one mark for each year', () => {
  expect(main.querySelectorAll('.timeline__mark')).toHaveLength(13)
  expect(main.querySelectorAll('.timeline__scale:not([aria-hidden="true"])')).toHaveLength(0)
})
