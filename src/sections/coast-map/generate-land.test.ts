import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { innerHeight, innerWidth } from './chart.ts'
import { drawLand, outlineLand } from './generate-land.ts'

const committed = readFileSync(new URL('land.svg', import.meta.url), 'utf8')

test('land.svg is what the generator draws', () => {
  expect(committed).toBe(drawLand())
})

test('the land fills the frame that the chart reserves for it', () => {
  expect(committed).toContain(`viewBox="0 0 ${innerWidth} ${innerHeight}"`)
})

test('nothing is drawn far outside the frame', () => {
  const path = / d="([^"]+)"/.exec(outlineLand())?.[1] ?? ''
  const points = [...path.matchAll(/[ML](-?[\d.]+),(-?[\d.]+)/g)]
  expect(points.length).toBeGreaterThan(300)
  for (const [, x, y] of points) {
    expect(Math.abs(Number(x) - innerWidth / 2)).toBeLessThanOrEqual(innerWidth / 2 + 12)
    expect(Math.abs(Number(y) - innerHeight / 2)).toBeLessThanOrEqual(innerHeight / 2 + 12)
  }
})
