import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LoadFailure } from './load-failure.tsx'

const fetchPage = vi.fn<typeof fetch>()
let unmount = () => {}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', fetchPage)
  fetchPage.mockReset()
})
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

/** What a visitor reads once it is known whether the site answers. */
async function shown(reloads: boolean): Promise<string | null> {
  const container = document.createElement('div')
  const root = createRoot(container)
  unmount = () => act(() => root.unmount())
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={['/about']}>
        <LoadFailure reloads={reloads} />
      </MemoryRouter>,
    ),
  )
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/about')
  return container.textContent
}

test.each([
  ['can not be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['has a fault', () => Promise.resolve(new Response(null, { status: 503 }))],
])('a site that %s is said not to answer', async (_, answer) => {
  fetchPage.mockImplementation(answer)
  expect(await shown(true)).toContain('The site does not answer as it should.')
})

test('a page that fails by itself is no matter of the connection', async () => {
  const text = await shown(false)
  expect(text).toContain('This page could not be loaded')
  expect(text).not.toMatch(/site does not answer|connection/)
  expect(fetchPage).not.toHaveBeenCalled()
})
