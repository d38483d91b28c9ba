import { assert, date, property } from 'fast-check'
import { expect, test } from 'vitest'
import { istDate, startOfIstDay } from './ist-date.ts'

test.each([
  ['2026-11-20T18:29:59Z', '20 November 2026'],
  ['2026-11-20T18:30:00Z', '21 November 2026'],
  ['2026-12-31T23:59:59Z', '1 January 2027'],
])('at %s the date in India is %s', (moment, expected) => {
  expect(istDate(new Date(moment))).toBe(expected)
})

test('a day starts at midnight in India', () => {
  expect(startOfIstDay(new Date('2026-11-21T05:00:00Z'))).toEqual(new Date('2026-11-20T18:30:00Z'))
})

test('the start of a day has the date of every moment of that day', () => {
  const moments = date({
    min: new Date('2000-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  })
  assert(
    property(moments, (moment) => {
      const start = startOfIstDay(moment)
      expect(istDate(start)).toBe(istDate(moment))
      expect(istDate(new Date(start.getTime() - 1))).not.toBe(istDate(moment))
    }),
  )
})
