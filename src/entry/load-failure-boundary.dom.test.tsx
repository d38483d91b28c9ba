import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useEarlySubmit } from '../ui/use-early-submit.ts'
import { useRef } from 'react'
import { LoadFailureBoundary } from './load-failure-boundary.tsx'

let root: Root

/** A form that changes a text with others beside it, which no translated page survives. */
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
  throw new Error('a fault of its own')
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

test('a page whose texts were replaced is rendered anew, with what was typed', () => {
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

test('a page with a fault of its own is not', () => {
  show(<Broken />)
  expect(document.body.textContent).toBe('Error: a fault of its own')
})
