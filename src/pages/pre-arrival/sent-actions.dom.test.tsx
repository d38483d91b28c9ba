import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { PRE_ARRIVAL } from '../../../tests/helpers/lead-samples.ts'
import { render, settle } from '../../../tests/helpers/render.ts'
import { SentActions } from './sent-actions.tsx'

// The code for the PDF never arrives.
vi.mock('./request-copy.ts', () => new Promise(() => {}))

test('reports that the PDF could not be created if its code does not load', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
  Element.prototype.scrollIntoView = () => {}
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <SentActions
        request={{ values: PRE_ARRIVAL.typed, at: new Date(0), reference: 'GS-1' }}
        supportEmail={null}
        phone={null}
        onNewRequest={() => {}}
      />
    </QueryClientProvider>,
  )
  const [download] = document.querySelectorAll('button')
  await settle(() => download?.click())
  await act(() => vi.advanceTimersByTimeAsync(59_000))
  expect(document.body.textContent).toContain('Preparing the PDF...')
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(document.body.textContent).toContain('The PDF could not be created.')
})
