import * as v from 'valibot'
import { expect, test } from 'vitest'
import { faultRequestSchema } from './fault.ts'
import { PRESETS } from './presets.ts'

test.each(PRESETS)('$label can be set', ({ fault }) => {
  const request = { call: 'send', fault, times: 1 }
  expect(v.parse(faultRequestSchema, request)).toEqual(request)
  expect(Object.keys(fault)).not.toEqual([])
})

test('all have different labels', () => {
  expect(new Set(PRESETS.map(({ id }) => id)).size).toBe(PRESETS.length)
  expect(new Set(PRESETS.map(({ label }) => label)).size).toBe(PRESETS.length)
})
