import { expect, test } from 'vitest'
import { describeFigure, isKept, quantile } from './figures.ts'

test('a quantile is of the samples in order, the median in the middle', () => {
  const samples = [5, 1, 4, 2, 3]
  expect(quantile(samples, 0.5)).toBe(3)
  expect(quantile(samples, 0)).toBe(1)
  expect(quantile(samples, 1)).toBe(5)
  expect(quantile([7], 0.95)).toBe(7)
  expect(quantile([], 0.5)).toBeNaN()
})

test('a figure is kept up to its limit', () => {
  const query = { name: 'a query', unit: 'ms', limit: { most: 50 } } as const
  expect(isKept({ ...query, value: 50 })).toBe(true)
  expect(isKept({ ...query, value: 50.1 })).toBe(false)
  expect(isKept({ ...query, value: Number.NaN })).toBe(false)
  const writes = { name: 'writes', unit: '/s', limit: { least: 1000 } } as const
  expect(isKept({ ...writes, value: 1000 })).toBe(true)
  expect(isKept({ ...writes, value: 999 })).toBe(false)
})

test('a line says what was measured, against what, and whether it is kept', () => {
  const line = describeFigure({ name: 'a query', value: 12.34, unit: 'ms', limit: { most: 50 } })
  expect(line).toMatch(/^ok {3}a query +12\.3 ms +\(at most 50 ms\)$/)
  const ratio = { name: 'LCP', value: 1.034, unit: 'times', limit: { most: 1.03 } } as const
  expect(describeFigure(ratio)).toMatch(/^MISS LCP +1\.03 times +\(at most 1\.03 times\)$/)
  const missed = describeFigure({
    name: 'writes',
    value: 812.6,
    unit: '/s',
    limit: { least: 1000 },
    note: 'with 50 clients',
  })
  expect(missed).toMatch(/^MISS writes +813 \/s +\(at least 1000 \/s\) with 50 clients$/)
})
