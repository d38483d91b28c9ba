import { describe, expect, test } from 'vitest'
import { renderText } from '../mail/body.ts'
import { acknowledgementMail, deskMail } from './lead.ts'
import { LEAD_TEMPLATES, type LeadData } from './lead-templates.ts'

const desk = { name: 'Global Salvage Support Team', email: 'desk@example.com' }
const from = { desk, deskPhone: '+91 00000 00000' }
const data: LeadData = {
  eta: '2026-03-04T10:00:00+05:30',
  vesselName: 'MV Sagar\nsecond line',
  imo: '0000000',
  port: 'Mundra',
  agent: 'Agent & Co',
  customerEmail: 'agent@example.com',
  phone: 'Not provided',
  notes: 'Visit https://thief.example now',
  pilotage: true,
}
const template = LEAD_TEMPLATES.get('pre_arrival_request')
if (!template) throw new Error('No template')

describe('the mail to the desk', () => {
  const mail = deskMail('pre_arrival_request', template, data, desk, 'GS-12345678')

  test('has every field under its label, in the order of the form, unknown ones last', () => {
    const [fields] = mail.body.blocks
    expect(fields).toEqual({
      kind: 'fields',
      rows: [
        { label: 'Reference', value: 'GS-12345678' },
        { label: 'Vessel name', value: 'MV Sagar\nsecond line' },
        { label: 'IMO number', value: '0000000' },
        { label: 'Port', value: 'Mundra' },
        { label: 'ETA', value: '4 Mar 2026, 10:00 IST' },
        { label: 'Agent', value: 'Agent & Co' },
        { label: 'Email', value: 'agent@example.com' },
        { label: 'Phone', value: 'Not provided' },
        { label: 'Notes', value: 'Visit https://thief.example now' },
        { label: 'pilotage', value: 'true' },
      ],
    })
  })
})

describe('the acknowledgement', () => {
  const mail = acknowledgementMail('pre_arrival_request', template, data, from, 'GS-12345678')
  const text = renderText(mail.body)

  test('repeats what has arrived, one line a field', () => {
    expect(text).toContain('Vessel name: MV Sagar second line\n')
    expect(text).toContain('ETA: 4 Mar 2026, 10:00 IST\n')
    expect(text).toContain('has reached our desk')
  })

  test('names the request, the next step and the number to call', () => {
    expect(text).toContain('Reference: GS-12345678\n')
    expect(text).toContain('reply to this email with the Certificate of Entry')
    expect(text).toContain('call +91 00000 00000 now, 24/7')
  })

  test("can't carry a stranger's message: no free text, and nothing long", () => {
    expect(text).not.toContain('thief.example')
    const long = { ...data, vesselName: 'x'.repeat(5000) }
    const longText = renderText(
      acknowledgementMail('pre_arrival_request', template, long, from, null).body,
    )
    expect(longText).toContain(`Vessel name: ${'x'.repeat(79)}…\n`)
  })
})

test.each([
  ['2026-12-01T06:00:00+05:30', '1 Dec 2026, 06:00 IST'],
  ['2026-11-30T20:00:00.000Z', '1 Dec 2026, 01:30 IST'],
  ['2026-09-01T06:00:00+05:30', '1 Sep 2026, 06:00 IST'],
  ['2026-12-01T06:00', '2026-12-01T06:00'],
  ['tomorrow', 'tomorrow'],
])('the desk reads the ETA %s as %s', (eta, words) => {
  const preArrival = LEAD_TEMPLATES.get('pre_arrival_request')
  if (!preArrival) throw new Error('There is no template for pre-arrival requests')
  const request = { customerEmail: 'a@example.com', vesselName: 'MV Sagar', eta }
  const mail = deskMail(
    'pre_arrival_request',
    preArrival,
    request,
    { name: '', email: 'd@e.f' },
    null,
  )
  expect(mail.body.blocks).toContainEqual({
    kind: 'fields',
    rows: expect.arrayContaining([{ label: 'ETA', value: words }]),
  })
})
