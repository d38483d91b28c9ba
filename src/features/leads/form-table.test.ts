import { describe, expect, test } from 'vitest'
import { FLEET_QUOTE, PRE_ARRIVAL } from '../../../tests/helpers/lead-samples.ts'
import { leadData, leadMail, leadValues } from './form-table.ts'

describe('a pre-arrival request', () => {
  const { table, typed, data, ifEmpty } = PRE_ARRIVAL

  test('is sent as the specification says', () => {
    expect(leadData(table, typed)).toEqual(data)
    const empty = Object.fromEntries(Object.keys(ifEmpty).map((name) => [name, '']))
    expect(leadData(table, { ...typed, ...empty })).toEqual({ ...data, ...ifEmpty })
  })

  test('becomes a mail with a line for each field', () => {
    const { subject, body } = leadMail(table, { ...typed, notes: 'Two\nlines' })
    expect(subject).toBe('Pre-arrival request: MV Örnsköld “A&B”, Tuticorin')
    expect(body.split('\n')).toHaveLength(Object.keys(typed).length + 1)
    expect(body).toMatch(/^Vessel name: MV Örnsköld “A&B”\nIMO number: 0000000\n/)
    expect(body).toContain('\nETA: 1 Mar 2026, 14:30 IST\n')
    expect(body).toContain('\nEmail: master@example.com\n')
    expect(body).toMatch(/\nNotes: Two\nlines$/)
  })
})

describe('a fleet quote request', () => {
  const { table, typed, data, ifEmpty } = FLEET_QUOTE

  test('is sent as the specification says', () => {
    expect(leadData(table, typed)).toEqual(data)
    expect(leadData(table, { ...typed, message: '' })).toEqual({ ...data, ...ifEmpty })
  })

  test('becomes a mail with a line for each field', () => {
    const { subject, body } = leadMail(table, typed)
    expect(body.split('\n')).toHaveLength(Object.keys(typed).length)
    expect(subject).toBe('Fleet quote request: Blue & Söhne Lines')
    expect(body).toContain('Contact name: A. Placeholder\n')
    expect(body).toContain('\nIndian port calls a year: about 40, mostly Mundra\n')
  })
})

test('a field without a value is not in the mail', () => {
  const { table } = FLEET_QUOTE
  expect(leadMail(table, leadValues(table, { phone: '+91 00000 00008' })).body).toBe(
    'Phone: +91 00000 00008',
  )
})

test('leadValues returns exactly the fields of the table; a field is empty if nothing was typed', () => {
  const { table, typed } = PRE_ARRIVAL
  expect(leadValues(table, { ...typed, elsewhere: 'x' })).toEqual(typed)
  expect(Object.entries(leadValues(table, {}))).toEqual(
    Object.keys(typed).map((name) => [name, '']),
  )
})

test.each([
  ['2027-01-02T03:04', '2027-01-02T03:04:00+05:30'],
  // Some browsers add seconds.
  ['2026-03-01T14:30:15', '2026-03-01T14:30:15+05:30'],
  ['', ''],
])('the ETA %j is sent as %j (RFC 3339, Indian time)', (eta, sent) => {
  expect(leadData(PRE_ARRIVAL.table, { ...PRE_ARRIVAL.typed, eta })['eta']).toBe(sent)
})
