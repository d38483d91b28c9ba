import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { AXIS_WIDTH, axisPosition, TICKS } from './hours-bar.tsx'

const css = readFileSync(new URL('hours-bar.css', import.meta.url), 'utf8')

test('puts each label above its tick', () => {
  const positions = [...css.matchAll(/left: ([\d.]+)%/g)].map(([, percent]) => Number(percent))
  expect(positions).toEqual(TICKS.map(({ hours }) => (100 * axisPosition(hours)) / AXIS_WIDTH))
})
