import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { innerHeight, innerWidth } from './chart.ts'
import { beyond, drawLand, outlineLand } from './generate-land.ts'

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
    expect(Number(x)).toBeGreaterThanOrEqual(-beyond.west)
    expect(Number(x)).toBeLessThanOrEqual(innerWidth + beyond.east)
    expect(Number(y)).toBeGreaterThanOrEqual(-beyond.north)
    expect(Number(y)).toBeLessThanOrEqual(innerHeight + beyond.south)
  }
})
