import type { HistoryAdapter } from '@sanity/visual-editing/react'
import { act, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PREVIEW_PATH, previewedPath } from './preview-path.ts'
import { useStudioHistory } from './use-studio-history.ts'

/** What the page under test hands out. */
type Handles = { adapter: HistoryAdapter; open: (path: string) => void }

let page: Handles
let unmount = () => {}

function Page({ onReady }: { onReady: (handles: Handles) => void }) {
  const navigate = useNavigate()
  const adapter = useStudioHistory()
  useEffect(() => onReady({ adapter, open: (path) => void navigate(path) }))
  return null
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  history.replaceState(null, '', '/preview/contact')
  const root = createRoot(document.createElement('div'))
  act(() =>
    root.render(
      <BrowserRouter basename={PREVIEW_PATH}>
        <Page
          onReady={(handles) => {
            page = handles
          }}
        />
      </BrowserRouter>,
    ),
  )
  unmount = () => act(() => root.unmount())
})
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

/** What the Studio hears. */
function subscribe() {
  const report = vi.fn<Parameters<HistoryAdapter['subscribe']>[0]>()
  let end = () => {}
  act(() => {
    end = page.adapter.subscribe(report)
  })
  const urls = () => report.mock.calls.map(([{ url }]) => url)
  return { urls, end: () => act(() => end()) }
}

test('the Studio is told the address of the page, and of each navigation', () => {
  const { urls } = subscribe()
  act(() => page.open('/fleet-retainer#quote'))
  act(() => page.open('/'))
  expect(urls()).toEqual(['/preview/contact', '/preview/fleet-retainer#quote', '/preview'])
})

test('nothing is reported after the Studio has unsubscribed', () => {
  const { urls, end } = subscribe()
  end()
  act(() => page.open('/about'))
  expect(urls()).toEqual(['/preview/contact'])
})

test.each([
  ['/preview/about', '/about'],
  ['/preview', '/'],
  ['/about', '/about'],
])('the address %s, chosen in the Studio, shows %s', (url, path) => {
  act(() => page.adapter.update({ type: 'replace', url }))
  expect(previewedPath(location.pathname)).toBe(path)
  expect(location.pathname).toMatch(/^\/preview/)
})

test('the Studio can go back', async () => {
  act(() => page.adapter.update({ type: 'push', url: '/preview/about' }))
  expect(location.pathname).toBe('/preview/about')
  await act(async () => {
    const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    page.adapter.update({ type: 'pop', url: '' })
    await back
  })
  expect(location.pathname).toBe('/preview/contact')
})
