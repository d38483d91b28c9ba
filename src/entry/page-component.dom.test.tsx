import { MemoryRouter, Outlet, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../tests/helpers/render.ts'
import { FirstViewContext, pageComponent } from './page-component.tsx'
import { emptyFrame } from '../content/frame.ts'
import { frameQuery } from '../content/page-query.ts'

const fetchPage = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')))

beforeEach(() => {
  vi.stubGlobal('fetch', fetchPage.mockClear())
})
afterEach(() => vi.unstubAllGlobals())

const Port = pageComponent({
  query: frameQuery,
  head: () => ({ title: null, description: null }),
  isMissing: () => true,
  Component: () => <h1>Port Not Found</h1>,
})

async function show(isFirstView: boolean): Promise<string | null> {
  const { container } = await render(
    <FirstViewContext value={isFirstView}>
      <MemoryRouter>
        <Routes>
          <Route element={<Outlet context={{ frame: emptyFrame }} />}>
            <Route path="/" element={<Port />} />
          </Route>
        </Routes>
      </MemoryRouter>
    </FirstViewContext>,
  )
  return container.textContent
}

test('after a link to an unknown address, asks the server, because the server might redirect', async () => {
  expect(await show(false)).not.toContain('Port Not Found')
  expect(fetchPage).toHaveBeenCalledTimes(1)
})

test('does not ask the server again if the first view is an unknown address', async () => {
  expect(await show(true)).toBe('Port Not Found')
  expect(fetchPage).not.toHaveBeenCalled()
})
