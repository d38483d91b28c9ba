import { useState, useRef, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render, settle } from '../../tests/helpers/render.ts'
import { LoadFailure, LoadFailureBoundary } from './load-failure.tsx'
import { useDeferredSubmit } from '../ui/form-without-app.ts'

const fetchPage = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetchPage.mockReset())
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.unstubAllGlobals())

/** Returns the text that the visitor finally sees. */
async function failureText(shouldReload: boolean): Promise<string | null> {
  const { container } = await render(
    <MemoryRouter initialEntries={['/about']}>
      <LoadFailure shouldReload={shouldReload} />
    </MemoryRouter>,
  )
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/about')
  return container.textContent
}

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers 503', () => Promise.resolve(new Response(null, { status: 503 }))],
])('says that the site is not responding when it %s', async (_, answer) => {
  fetchPage.mockImplementation(answer)
  expect(await failureText(true)).toContain('The site is not responding.')
})

test('does not blame the connection if the first page fails, because its HTML has just been loaded', async () => {
  const text = await failureText(false)
  expect(text).toContain('This page could not be loaded')
  expect(text).not.toMatch(/site is not responding|offline/)
  expect(fetchPage).not.toHaveBeenCalled()
})

/** A form that inserts an element before a text: React fails if a translator has replaced that text. */
function Unsafe() {
  const [isPressed, setPressed] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useDeferredSubmit(form)
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

const show = (page: ReactNode) =>
  render(
    <LoadFailureBoundary location="a" fallback={(error) => <p>{String(error)}</p>}>
      {page}
    </LoadFailureBoundary>,
  )

test('a page whose texts were replaced is rendered again and keeps what was typed', async () => {
  await show(<Unsafe />)
  const field = document.querySelector('input')
  if (field) field.value = 'MV One'
  const button = document.querySelector('button')
  button?.focus()
  const font = document.createElement('font')
  font.textContent = 'Drücken'
  button?.replaceChildren(font)
  await settle(() => button?.click())
  expect(document.querySelector('input')?.value).toBe('MV One')
  expect(document.activeElement).toBe(document.querySelector('button'))
  expect(document.querySelector('button')?.textContent).toBe('Press')
})

test('a page whose own code fails is not rendered again', async () => {
  await show(<Broken />)
  expect(document.body.textContent).toBe('Error: a bug in the page')
})
