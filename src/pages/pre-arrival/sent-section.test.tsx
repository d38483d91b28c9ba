import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PRE_ARRIVAL } from '../../../tests/helpers/lead-samples.ts'
import { manyPorts } from '../../../tests/helpers/many-ports.ts'
import { seedAnswer } from '../../../tests/helpers/seed-answers.ts'
import { preArrivalQuery } from './query.ts'
import { RequestSummary, SentSection, WhatHappensNow } from './sent-section.tsx'

const sent = (eta = '2026-03-05T06:00', leadTime: string | null = '48 hours') => ({
  request: {
    values: { ...PRE_ARRIVAL.typed, eta },
    at: new Date('2026-02-27T20:40:00Z'),
    reference: 'GS-12345678',
  },
  leadTime,
})

const summary = (eta?: string, leadTime?: string | null) =>
  renderToStaticMarkup(
    <RequestSummary {...sent(eta, leadTime)} settings={{ whatsappNumber: '+91 00000 00001' }} />,
  )

const summaryHtml = summary()
const nextSteps = renderToStaticMarkup(
  <WhatHappensNow {...sent()} phone="+91 00000 00000" supportEmail="desk@example.com" />,
)

/** The summary's text, without markup. */
const textOf = (markup: string) =>
  (/<pre[^>]*>(.*)<\/pre>/s.exec(markup)?.[1] ?? '').replaceAll(/<[^>]*>/g, '')

test('marks a late request as late, in the summary and in the chat', () => {
  expect(summaryHtml).not.toContain('Notice:')
  const late = summary('2026-03-01T06:00')
  expect(textOf(late)).toMatch(/\nNotice: less than 48 hours before ETA$/)
  expect(decodeURIComponent(/wa\.me[^"]+/.exec(late)?.[0] ?? '')).toContain('Notice: less than')
  expect(textOf(summary('2026-01-01T06:00'))).toMatch(
    /Notice: the ETA had passed when this was sent$/,
  )
  expect(textOf(summary('2026-01-01T06:00', null))).toMatch(/\nNotice: the ETA had passed/)
})

test('shows the request and its time, the reference, and when we send the pack', () => {
  expect(nextSteps).toContain('Request received 02:10 IST for MV Örnsköld “A&amp;B”, Tuticorin.')
  expect(nextSteps).toContain('>GS-12345678</strong>')
  expect(nextSteps).toContain('Next step: email the Certificate of Entry to desk@example.com.')
  expect(nextSteps).toContain('We send the pack under 2 hours after the desk has validated')
})

test('shows the request as text to copy, and offers a chat that contains it', () => {
  expect(textOf(summaryHtml)).toMatch(/^Reference: GS-12345678\nVessel name: MV Örnsköld/)
  const chat = decodeURIComponent(/href="(https:\/\/wa\.me[^"]+)"/.exec(summaryHtml)?.[1] ?? '')
  expect(chat).toContain('Vessel name: MV Örnsköld “A&B”\nIMO number: 0000000')
})

test('marks a late request as late, even if its port is not one of the first twelve ports', async () => {
  const ports = manyPorts(20)
  const { answer } = await seedAnswer('/port-call-compliance', ports)
  const port = ports.at(-1)?.name ?? ''
  const { request } = sent('2026-02-28T03:00')
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <SentSection
        heading="Pre-arrival letter"
        content={preArrivalQuery().parse(answer)}
        request={{ ...request, values: { ...request.values, port } }}
        onNewRequest={() => {}}
      />
    </QueryClientProvider>,
  )
  expect(textOf(markup)).toMatch(/\nNotice: less than \d+ hours before ETA$/)
})
