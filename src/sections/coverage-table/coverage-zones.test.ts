import { evaluate, parse } from 'groq-js'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { committedTime, everyCoverageZone, placesWithoutPage } from './coverage-zones.ts'

/** A zone's ports as a page reads them. */
async function portsOf(ports: unknown): Promise<unknown> {
  const dataset = [
    { _id: 'zone', _type: 'coverageZone', zone: 'West coast', ports },
    { _id: 'port-mundra', _type: 'port', name: 'Mundra' },
  ]
  const answer = await (await evaluate(parse(everyCoverageZone.groq), { dataset })).get()
  return v.parse(everyCoverageZone.parser, answer)[0]?.ports
}

test('shows the current names of a zone’s ports, and the names of its places', async () => {
  const ports = [
    { _key: 'a', _type: 'reference', _ref: 'port-mundra' },
    { _key: 'b', _type: 'zonePlace', name: 'Haldia' },
  ]
  expect(await portsOf(ports)).toEqual(['Mundra', 'Haldia'])
})

test('omits a removed port', async () => {
  expect(await portsOf([{ _key: 'a', _type: 'reference', _ref: 'port-gone' }])).toEqual([])
})

test('shows port names stored before zones had references', async () => {
  expect(await portsOf(['Mundra', 'Haldia'])).toEqual(['Mundra', 'Haldia'])
})

test('returns no ports for a zone without ports', async () => {
  expect(await portsOf(undefined)).toEqual([])
})

test('takes the committed time of a coast from its committed zone only', () => {
  const typical = { coast: 'west', kind: 'typical', responseTime: '2–6 hours' } as const
  const committed = { ...typical, kind: 'committed', responseTime: '6–8 hours' } as const
  expect(committedTime([typical, committed], 'west')).toBe('6–8 hours')
  expect(committedTime([typical], 'west')).toBeNull()
  expect(committedTime([committed], 'east')).toBeNull()
})

test('returns a coast’s places that have no page', () => {
  const zones = [
    { coast: null, ports: ['Tuticorin'] },
    { coast: 'east' as const, ports: ['Chennai'] },
    { coast: 'east' as const, ports: ['Paradip', 'Haldia', 'Chennai'] },
  ]
  expect(placesWithoutPage(zones, 'east', [{ name: 'Paradip' }])).toEqual(['Chennai', 'Haldia'])
  expect(placesWithoutPage(zones, 'west', [])).toEqual([])
})
