import type { HistoryAdapter } from '@sanity/visual-editing/react'
import { act, useEffect } from 'react'
import { BrowserRouter, useNavigate } from 'react-router-dom'
import { beforeEach, expect, test, vi, describe } from 'vitest'
import { render } from '../../tests/helpers/render.ts'
import { PREVIEW_PATH, previewedPath } from './preview-path.ts'
import { useStudioHistory, followLink } from './navigation.ts'

/** What the page under test passes to the test. */
type Handles = { adapter: HistoryAdapter; open: (path: string) => void }

let page: Handles

function Page({ onReady }: { onReady: (handles: Handles) => void }) {
  const navigate = useNavigate()
  const adapter = useStudioHistory()
  useEffect(() => onReady({ adapter, open: (path) => void navigate(path) }))
  return null
}

const navigate = vi.fn<(path: string) => void>()

beforeEach(async () => {
  navigate.mockReset()
  history.replaceState(null, '', '/preview/contact')
  await render(
    <BrowserRouter basename={PREVIEW_PATH}>
      <Page
        onReady={(handles) => {
          page = handles
        }}
      />
    </BrowserRouter>,
  )
})

/** Subscribes as the Studio does. Returns a function that returns the addresses received so far. */
function subscribe() {
  const report = vi.fn<Parameters<HistoryAdapter['subscribe']>[0]>()
  act(() => void page.adapter.subscribe(report))
  return () => report.mock.calls.map(([{ url }]) => url)
}

test('sends the page’s address to the Studio on subscription and after each navigation', () => {
  const urls = subscribe()
  act(() => page.open('/fleet-retainer#quote'))
  act(() => page.open('/'))
  expect(urls()).toEqual(['/preview/contact', '/preview/fleet-retainer#quote', '/preview'])
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

/** Clicks the text within a link. Returns the link, and whether the browser follows it. */
function click(link: string, event: MouseEventInit = {}) {
  document.body.innerHTML = link
  const target = document.querySelector('b')
  const anchor = document.querySelector('a')
  if (!target || !anchor) throw new Error('a link with <b> in it is needed')
  let isFollowed = true
  const listen = (clicked: MouseEvent) => {
    followLink(clicked, navigate)
    isFollowed = !clicked.defaultPrevented
    // jsdom does not follow links, and would log that.
    clicked.preventDefault()
  }
  document.addEventListener('click', listen, { once: true })
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...event }))
  return { anchor, isFollowed }
}

test('a link within the site stays in the preview', () => {
  expect(click('<a href="/docs/sla-schedule?a=b#top"><b>Schedule</b></a>').isFollowed).toBe(false)
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/docs/sla-schedule?a=b#top')
})

test('a link to another site opens in a new tab', () => {
  const { anchor, isFollowed } = click('<a href="https://wa.me/910000000000"><b>WhatsApp</b></a>')
  expect(isFollowed).toBe(true)
  expect(anchor.target).toBe('_blank')
  expect(anchor.rel).toBe('noopener')
})

describe('the browser follows', () => {
  test.each([
    ['a telephone number', '<a href="tel:+910000000000"><b>Call</b></a>'],
    ['an email address', '<a href="mailto:desk@example.com"><b>Mail</b></a>'],
    ['an anchor of the page', '<a href="#main"><b>Skip</b></a>'],
    ['a link within the preview', '<a href="/preview/about"><b>About</b></a>'],
    ['a download', '<a href="/docs/pack.pdf" download="pack.pdf"><b>Pack</b></a>'],
    ['a link that opens in a new tab', '<a href="/docs/sla.pdf" target="_blank"><b>PDF</b></a>'],
  ])('%s', (_, link) => {
    expect(click(link).isFollowed).toBe(true)
    expect(navigate).not.toHaveBeenCalled()
  })

  test('a click with a button other than the main one', () => {
    expect(click('<a href="/about"><b>About</b></a>', { button: 1 }).isFollowed).toBe(true)
    expect(navigate).not.toHaveBeenCalled()
  })
})
