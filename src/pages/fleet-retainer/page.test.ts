import { expect, test } from 'vitest'
import { figureOf } from './page.tsx'

test.each([
  ['Under 2 hours from validated submission', '< 2 h'],
  ['45 minutes or less, 24/7', '≤ 45 min'],
  ['Up to 24 hours', '≤ 24 h'],
  ['6–8 hours to site', '6–8 h'],
  ['At once', 'At once'],
])('shows the time “%s” as “%s”', (words, figure) => {
  expect(figureOf(words)).toBe(figure)
})
