import { afterEach, expect, test, vi } from 'vitest'
import { track } from './analytics.ts'

afterEach(() => vi.unstubAllGlobals())

test('sends the event with its label to Google’s tag', () => {
  const gtag = vi.fn<(...event: unknown[]) => void>()
  vi.stubGlobal('window', { gtag, location: { pathname: '/' } })
  track('generate_letter_submit', 'Mumbai / JNPT')
  track('fleet_quote_submit', '50+')
  expect(gtag.mock.calls).toEqual([
    ['event', 'generate_letter_submit', { event_label: 'Mumbai / JNPT' }],
    ['event', 'fleet_quote_submit', { event_label: '50+' }],
  ])
})

test('sends nothing if Google’s tag is not loaded', () => {
  vi.stubGlobal('window', { location: { pathname: '/' } })
  expect(() => track('fleet_quote_submit', '1-5')).not.toThrow()
})

test.each(['/confirm', '/email-confirmation', '/email-preferences', '/unsubscribe'])(
  'sends nothing from %s, because its address contains a token',
  (pathname) => {
    const gtag = vi.fn<(...event: unknown[]) => void>()
    vi.stubGlobal('window', { gtag, location: { pathname } })
    track('compliance_summary_download', 'footer')
    expect(gtag).not.toHaveBeenCalled()
  },
)
