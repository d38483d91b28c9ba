import { expect, test } from 'vitest'
import { noticeState } from './notice.ts'

/** 30 Nov 2026, 06:00 in India. */
const now = new Date('2026-11-30T00:30:00Z')

test.each([
  ['2026-12-02T06:00', { is: 'open', until: '30 Nov 2026, 06:00 IST' }],
  ['2026-12-04T09:30', { is: 'open', until: '2 Dec 2026, 09:30 IST' }],
  ['2026-12-02T05:59', { is: 'short' }],
  ['2026-11-30T06:01', { is: 'short' }],
  ['2026-11-30T06:00', { is: 'past' }],
  ['2026-01-01T00:00', { is: 'past' }],
  ['', null],
  ['tomorrow', null],
])('48 hours before ETA %j', (eta, state) => {
  expect(noticeState(eta, 48, now)).toEqual(state)
})
