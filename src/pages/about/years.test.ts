import { expect, test } from 'vitest'
import { scaleYears } from './years.ts'

test('an entry covers the years up to the next one', () => {
  expect(scaleYears([{ year: 2013 }, { year: 2016 }, { year: 2017 }])).toEqual([
    [2013, 2014, 2015],
    [2016],
    [2017],
  ])
})

test('two entries of the same year both cover it', () => {
  expect(scaleYears([{ year: 2020 }, { year: 2020 }, { year: 2022 }])).toEqual([
    [2020],
    [2020, 2021],
    [2022],
  ])
})

test('there is no scale without entries', () => {
  expect(scaleYears([])).toEqual([])
})
