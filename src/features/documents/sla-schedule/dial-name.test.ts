import { expect, test } from 'vitest'
import { slaCommitments } from '../../../../seed/documents/sla-commitment.ts'
import { dialName } from './dial-name.ts'

test('each service of the schedule has a name that a dial has room for', () => {
  const names = slaCommitments.map(({ service = '', response = '' }) => dialName(service, response))
  expect(names).toEqual([
    'Pack',
    'Callback',
    'West: to\u00a0site',
    'East: to\u00a0site',
    'DGS notice',
  ])
})

test('another service has its first word, and its time to site is told too', () => {
  expect(dialName('Pollution team', 'Under 6 hours')).toBe('Pollution')
  expect(dialName('Andaman mobilisation', '10–12 hours to site')).toBe('Andaman: to\u00a0site')
})
