import { act, useState, useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LoadFailure, LoadFailureBoundary } from './load-failure.tsx'
import { useEarlySubmit } from '../ui/form-without-app.ts'

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

/** The message to the visitor once the page knows whether the site answers. */
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
  expect(await shown(true)).toContain('The site is not responding.')
})

test('does not blame the connection if the page itself fails', async () => {
  const text = await shown(false)
  expect(text).toContain('This page could not be loaded')
  expect(text).not.toMatch(/site is not responding|offline/)
  expect(fetchPage).not.toHaveBeenCalled()
})

let root: Root

/** A form that changes one of several adjacent texts: React fails to do so on a translated page. */
function Unsafe() {
  const [isPressed, setPressed] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEarlySubmit(form)
  return (
    <form ref={form} name="unsafe">
      <input name="vessel" />
      <button type="button" onClick={() => setPressed(true)}>
        {isPressed && <i>busy</i>}
        Press
      </button>
    </form>
  )
}

function Broken(): never {
  throw new Error('a bug in the page')
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  document.body.innerHTML = '<div></div>'
  const container = document.querySelector('div')
  if (!container) throw new Error('the test made a container')
  root = createRoot(container)
})
afterEach(() => {
  act(() => root.unmount())
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const show = (page: React.ReactNode) =>
  act(() =>
    root.render(
      <LoadFailureBoundary location="a" fallback={(error) => <p>{String(error)}</p>}>
        {page}
      </LoadFailureBoundary>,
    ),
  )

test('a page whose texts were replaced is rendered again and keeps what was typed', () => {
  show(<Unsafe />)
  const field = document.querySelector('input')
  if (field) field.value = 'MV One'
  const button = document.querySelector('button')
  button?.focus()
  const font = document.createElement('font')
  font.textContent = 'Drücken'
  button?.replaceChildren(font)
  act(() => button?.click())
  expect(document.querySelector('input')?.value).toBe('MV One')
  expect(document.activeElement).toBe(document.querySelector('button'))
  expect(document.querySelector('button')?.textContent).toBe('Press')
})

test('a page whose own code fails is not rendered again', () => {
  show(<Broken />)
  expect(document.body.textContent).toBe('Error: a bug in the page')
})
