import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PRE_ARRIVAL } from '../../../tests/helpers/lead-samples.ts'
import { RequestSummary } from './request-summary.tsx'

const html = renderToStaticMarkup(
  <RequestSummary
    request={{ values: PRE_ARRIVAL.typed, at: new Date('2026-02-27T20:40:00Z') }}
    settings={{ emergencyPhone: '+91 00000 00000', whatsappNumber: '+91 00000 00001' }}
  />,
)

test('says when what was received, and that the clock starts with the desk’s validation', () => {
  expect(html).toContain('Request received 02:10 IST for MV Örnsköld “A&amp;B”, Tuticorin.')
  expect(html).toContain('The two-hour clock starts when the desk has validated it.')
})

test('shows the request to copy, and offers a chat that holds it, and the number', () => {
  expect(html).toMatch(/<pre[^>]*>Vessel name: MV Örnsköld/)
  const chat = decodeURIComponent(/href="(https:\/\/wa\.me[^"]+)"/.exec(html)?.[1] ?? '')
  expect(chat).toContain('Vessel name: MV Örnsköld “A&B”\nIMO number: 0000000')
  expect(html).toContain('href="tel:+910000000000"')
})
