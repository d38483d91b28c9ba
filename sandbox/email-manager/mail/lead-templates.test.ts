import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { LEAD_TEMPLATES } from './lead-templates.ts'

const PRE_ARRIVAL = {
  vesselName: 'MV Sagar',
  imo: '0000000',
  port: 'Mumbai / JNPT',
  eta: '2026-03-04T10:00:00+05:30',
  agent: 'Agent & Co',
  customerEmail: 'agent@example.com',
}
const FLEET = {
  companyName: 'Sagar Lines',
  contactName: 'A. Sailor',
  customerEmail: 'fleet@example.com',
  phone: '+91 00000 00000',
  fleetSize: '6-10',
  annualPortCalls: 'about 20',
}

describe.each([
  ['pre_arrival_request', PRE_ARRIVAL, 'Pre-arrival request: MV Sagar, Mumbai / JNPT'],
  ['fleet_quote_request', FLEET, 'Fleet quote request: Sagar Lines, 6-10 vessels'],
])('%s', (id, required, subject) => {
  const template = LEAD_TEMPLATES.get(id)
  if (!template) throw new Error(`No template ${id}`)
  const { schema, labels } = template

  test('takes the fields that the specification requires', () => {
    const data = v.parse(schema, required)
    expect(data).toEqual(required)
    expect(template.subject(data)).toBe(subject)
  })

  test.each(Object.keys(required))('refuses it without %s, or with it blank', (name) => {
    const { [name]: _left, ...rest } = Object.fromEntries(Object.entries(required))
    expect(v.is(schema, rest)).toBe(false)
    expect(v.is(schema, { ...rest, [name]: '   ' })).toBe(false)
    expect(v.is(schema, { ...rest, [name]: 7 })).toBe(false)
  })

  test('has a label for every field', () => {
    expect(Object.keys(labels)).toEqual(expect.arrayContaining(Object.keys(required)))
    expect(Object.values(labels).every((label) => /^[A-Z]/.test(label))).toBe(true)
  })

  test('keeps a field that it does not know, if it can be read', () => {
    expect(v.parse(schema, { ...required, more: 'words', count: 3 })).toMatchObject({
      more: 'words',
      count: 3,
    })
    expect(v.is(schema, { ...required, more: { deep: true } })).toBe(false)
    // JSON can hold 1e400, which would be stored as null.
    expect(v.is(schema, { ...required, more: Infinity })).toBe(false)
  })

  test('repeats to the customer only fields that it requires', () => {
    const { repeats } = template.acknowledgement
    expect(Object.keys(required)).toEqual(expect.arrayContaining(repeats))
  })
})
