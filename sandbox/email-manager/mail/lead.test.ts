import { expect, test } from 'vitest'
import { acknowledgementMail, deskMail } from './lead.ts'
import { LEAD_TEMPLATES, type LeadData } from './lead-templates.ts'

const template = LEAD_TEMPLATES.get('pre_arrival_request')
if (!template) throw new Error('No template')
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
const lead = {
  templateId: 'pre_arrival_request',
  template,
  data,
  desk: { name: 'Global Salvage Support Team', email: 'desk@example.com' },
  reference: 'GS-12345678',
}

test('the desk’s mail lists every field after its label, in the form’s order, with unknown fields last', () => {
  expect(deskMail(lead).body).toEqual([
    'Pre-arrival letter request',
    `Reference: GS-12345678
Vessel name:
    MV Sagar
    second line
IMO number: 0000000
Port: Mundra
ETA: 4 Mar 2026, 10:00 IST
Agent: Agent & Co
Email: agent@example.com
Phone: Not provided
Notes: Visit https://thief.example now
pilotage: true`,
  ])
})

test('the acknowledgement names the request, the next step and the number to call', () => {
  const text = acknowledgementMail(lead).body.join('\n\n')
  expect(text).toContain('has reached our desk')
  expect(text).toContain('reply to this email with the Certificate of Entry')
  expect(text).toContain('call +91 00000 00000 now, 24/7')
  expect(text).toContain('Reference: GS-12345678\nVessel name: MV Sagar second line\n')
})

test('the acknowledgement repeats no notes and no long value, so nobody can misuse it to send messages', () => {
  const long = { ...data, vesselName: 'x'.repeat(5000) }
  const text = acknowledgementMail({ ...lead, data: long, reference: null }).body.join('\n\n')
  expect(text).not.toContain('thief.example')
  expect(text).toContain(`Vessel name: ${'x'.repeat(79)}…\n`)
})

test.each([
  ['2026-12-01T06:00:00+05:30', '1 Dec 2026, 06:00 IST'],
  ['2026-11-30T20:00:00.000Z', '1 Dec 2026, 01:30 IST'],
  ['2026-09-01T06:00:00+05:30', '1 Sep 2026, 06:00 IST'],
  ['2026-12-01T06:00', '2026-12-01T06:00'],
  ['tomorrow', 'tomorrow'],
])('the desk’s mail shows the ETA %s as %s', (eta, formatted) => {
  expect(deskMail({ ...lead, data: { ...data, eta } }).body[1]).toContain(`ETA: ${formatted}\n`)
})
