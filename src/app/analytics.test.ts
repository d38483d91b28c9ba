import { afterEach, expect, test, vi } from 'vitest'
import { track } from './analytics.ts'

afterEach(() => vi.unstubAllGlobals())

test('tells Google’s tag the event with its label', () => {
  const gtag = vi.fn<(...event: unknown[]) => void>()
  vi.stubGlobal('window', { gtag })
  track('generate_letter_submit', 'Mumbai / JNPT')
  track('fleet_quote_submit', '50+')
  expect(gtag.mock.calls).toEqual([
    ['event', 'generate_letter_submit', { event_label: 'Mumbai / JNPT' }],
    ['event', 'fleet_quote_submit', { event_label: '50+' }],
  ])
})

test('tells nobody where there is no tag', () => {
  vi.stubGlobal('window', {})
  expect(() => track('fleet_quote_submit', '1-5')).not.toThrow()
})
