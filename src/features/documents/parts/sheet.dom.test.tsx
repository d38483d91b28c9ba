import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DocumentDate } from './sheet.tsx'

const date = <DocumentDate date="7 May 2025" />

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function hydrate() {
  const container = document.createElement('p')
  container.innerHTML = renderToString(date)
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  const root = await act(async () => hydrateRoot(container, date, { onRecoverableError }))
  return { container, onRecoverableError, root }
}

test('the document’s date becomes today’s date in India, without a hydration error', async () => {
  const { container, onRecoverableError } = await hydrate()
  expect(container.textContent).toBe('21 November 2026')
  expect(onRecoverableError).not.toHaveBeenCalled()
})

test('the date is updated before printing if midnight in India has passed', async () => {
  const { container, root } = await hydrate()
  vi.setSystemTime(new Date('2026-11-21T18:31:00Z'))
  await act(async () => window.dispatchEvent(new Event('beforeprint')))
  expect(container.textContent).toBe('22 November 2026')
  await act(async () => root.unmount())
})
