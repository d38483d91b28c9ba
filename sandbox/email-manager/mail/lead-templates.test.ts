import * as v from 'valibot'
import { expect, test } from 'vitest'
import { LEAD_TEMPLATES } from './lead-templates.ts'

test.each([
  ['pre_arrival_request', ['vesselName', 'imo', 'port', 'eta', 'agent', 'customerEmail']],
  [
    'fleet_quote_request',
    ['companyName', 'contactName', 'customerEmail', 'phone', 'fleetSize', 'annualPortCalls'],
  ],
])('%s requires the specification’s fields, and accepts other simple fields', (id, names) => {
  const template = LEAD_TEMPLATES.get(id)
  if (!template) throw new Error(`No template ${id}`)
  const { schema, acknowledgement } = template
  const required = Object.fromEntries(names.map((name) => [name, 'a@example.com']))
  expect(v.parse(schema, { ...required, extra: 'text', count: 3 })).toMatchObject({ count: 3 })
  for (const name of names)
    for (const value of [undefined, '   ', 7])
      expect(v.is(schema, { ...required, [name]: value })).toBe(false)
  // JSON.parse reads 1e400 as Infinity, which would be stored as null.
  for (const extra of [{ deep: true }, Infinity])
    expect(v.is(schema, { ...required, extra })).toBe(false)
  expect(names).toEqual(expect.arrayContaining(acknowledgement.repeatedFields))
})
