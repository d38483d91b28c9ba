import { expect, test } from 'vitest'
import { PRE_ARRIVAL } from '../../../../tests/helpers/lead-samples.ts'
import { packEntries } from './pack-entries.ts'

const request = { ...PRE_ARRIVAL.typed, port: 'Mundra' }

const ports = [
  { name: 'Mumbai / JNPT', nuances: ['Mumbai’s own.'] },
  { name: 'Mundra', nuances: ['48 hours’ notice.', 'Name the terminal.'] },
]

const at = new Date('2026-02-27T19:05:00Z')

function valueOf(name: string, changed: Partial<typeof request> = {}) {
  const entries = packEntries({ ...request, ...changed }, ports, at)
  return entries.find((entry) => entry.name === name)?.value
}

test('each field of the request has its own, under the label that it was typed at', () => {
  expect(packEntries(request, ports, at)).toEqual(
    expect.arrayContaining([
      { name: 'vesselName', label: 'Vessel name', value: 'MV Örnsköld “A&B”' },
      { name: 'imo', label: 'IMO number', value: '0000000' },
      { name: 'port', label: 'Port', value: 'Mundra' },
      { name: 'agent', label: 'Agent', value: 'Seaport & Söhne <Agencies>' },
    ]),
  )
})

test('what the pack has no line for is not in it', () => {
  const names = packEntries(request, ports, at).map(({ name }) => name)
  expect(names).not.toContain('email')
  expect(names).not.toContain('notes')
})

test('the ETA is in words, in India’s time wherever the visitor is', () => {
  expect(valueOf('eta')).toBe('1 Mar 2026, 14:30 IST')
  expect(valueOf('eta', { eta: '2026-12-31T00:00' })).toBe('31 Dec 2026, 00:00 IST')
})

test('an ETA that is no date stays as it is', () => {
  expect(valueOf('eta', { eta: 'next week' })).toBe('next week')
  expect(valueOf('eta', { eta: '' })).toBe('')
})

test('the port’s own part has the lines that the pack has of it', () => {
  expect(valueOf('portEssentials')).toBe('Mundra:\n• 48 hours’ notice.\n• Name the terminal.')
})

test('a port without lines of its own sends to the desk', () => {
  expect(valueOf('portEssentials', { port: 'Chennai' })).toBe(
    'Chennai: not among the ports above; ask the desk for its essentials.',
  )
})

test('the copy says when it was made and that nobody has checked it', () => {
  expect(valueOf('copyNote')).toBe(
    'REQUEST COPY of 28 Feb 2026, 00:35 IST – as typed in the request, not checked by the desk',
  )
})
