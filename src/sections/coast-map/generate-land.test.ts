import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawLand } from './generate-land.ts'

const committed = readFileSync(new URL('land.svg', import.meta.url), 'utf8')

test('land.svg equals the generator’s output', () => {
  expect(committed).toBe(drawLand())
})
