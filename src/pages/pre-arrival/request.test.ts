import { expect, test } from 'vitest'
import { preArrivalMail, preArrivalRequest } from './request.ts'

const values = {
  vesselName: 'MV One',
  imo: '0000000',
  port: 'Mumbai / JNPT',
  eta: '2026-03-01T14:30',
  agent: 'Agency',
  email: 'master@example.com',
  phone: '',
  notes: '',
}

test('the ETA says whose time it is', () => {
  expect(preArrivalRequest(values)).toEqual({ ...values, eta: '2026-03-01T14:30+05:30 (IST)' })
})

test('the ETA’s time is read right by a program', () => {
  const [instant = ''] = preArrivalRequest(values).eta.split(' ')
  expect(new Date(instant).toISOString()).toBe('2026-03-01T09:00:00.000Z')
})

test('seconds, which some browsers add, stay', () => {
  const { eta } = preArrivalRequest({ ...values, eta: '2026-03-01T14:30:15' })
  expect(eta).toBe('2026-03-01T14:30:15+05:30 (IST)')
})

test('what the form doesn’t have is empty', () => {
  expect(new Set(Object.values(preArrivalRequest({})))).toEqual(new Set(['']))
})

test('the mail has the whole request', () => {
  const { subject, body } = preArrivalMail({
    ...values,
    phone: '+91 00000 00007',
    notes: 'Two\nlines',
  })
  expect(subject).toBe('Pre-arrival request: MV One, Mumbai / JNPT')
  expect(body.split('\n')).toEqual([
    'Vessel name: MV One',
    'IMO number: 0000000',
    'Port: Mumbai / JNPT',
    'ETA: 2026-03-01T14:30+05:30 (IST)',
    'Agent: Agency',
    'Email: master@example.com',
    'Phone: +91 00000 00007',
    'Notes: Two',
    'lines',
  ])
})
