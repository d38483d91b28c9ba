import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LeadTimeNote, leadTimeState } from './lead-time.tsx'

const notice = (typed: Partial<Parameters<typeof LeadTimeNote>[0]>) =>
  renderToStaticMarkup(
    <LeadTimeNote
      port="Mundra"
      leadTime="48 hours"
      eta=""
      phone="+91 00000 00000"
      now={new Date('2026-11-20T00:30:00Z')}
      {...typed}
    />,
  )

test('states the notice deadline once the ETA is known', () => {
  expect(notice({})).toContain('<strong>48 hours’ notice</strong> to our desk.')
  expect(notice({ eta: '2026-12-01T06:00' })).toContain(' to our desk: by 29 Nov 2026, 06:00 IST.')
  expect(notice({ eta: '2026-12-01T06:00', isSent: true })).toBe('')
  expect(notice({ leadTime: 'on request' })).toContain(
    '<strong>Notice to our desk</strong> on request</p>',
  )
})

test('after the notice deadline, says what to do and does not show the deadline', () => {
  const late = { eta: '2026-11-21T06:00' }
  expect(notice(late)).toContain(
    '<strong>Less than 48 hours before ETA</strong>: send it now and call <a href="tel:+910000000000">',
  )
  expect(notice({ ...late, isSent: true })).toContain(
    '</strong>: call <a href="tel:+910000000000">',
  )
  for (const isSent of [false, true])
    expect(notice({ ...late, isSent })).not.toContain('Nov 2026, 06:00 IST.')
})

test('reports a past ETA for any port, even before a port is chosen', () => {
  const past = '<strong>This ETA has passed</strong>: correct it, or call <a'
  for (const port of ['Mundra', ''])
    expect(notice({ port, leadTime: null, eta: '2026-01-01T06:00' })).toContain(past)
})

test('a port without a lead time gets the phone number; a future ETA without a port gets nothing', () => {
  expect(notice({ port: 'Chennai', leadTime: null })).toContain(
    '<strong>Notice for this port</strong>: call <a href="tel:+910000000000">',
  )
  expect(notice({ port: '', leadTime: null, eta: '2026-12-01T06:00' })).toBe('')
})

/** 30 Nov 2026, 06:00 in India. */
const now = new Date('2026-11-30T00:30:00Z')

test.each([
  ['2026-12-02T06:00', { status: 'open', until: '30 Nov 2026, 06:00 IST' }],
  ['2026-12-04T09:30', { status: 'open', until: '2 Dec 2026, 09:30 IST' }],
  ['2026-12-02T05:59', { status: 'short' }],
  ['2026-11-30T06:01', { status: 'short' }],
  ['2026-11-30T06:00', { status: 'past' }],
  ['2026-01-01T00:00', { status: 'past' }],
  ['', null],
  ['tomorrow', null],
])('if the desk asks for 48 hours’ notice, ETA %j has the state %j', (eta, state) => {
  expect(leadTimeState(eta, 48, now)).toEqual(state)
})
