import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NothingSent } from './nothing-sent.tsx'
import { NOTHING_IS_SENT } from './preview-query-client.ts'

const onSubmit = vi.fn<(event: { preventDefault(): void }) => void>((event) =>
  event.preventDefault(),
)

let unmount = () => {}
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<div></div>'
  const container = document.querySelector('div')
  if (!container) throw new Error('the test made a div')
  const root = createRoot(container)
  act(() =>
    root.render(
      <>
        <form onSubmit={onSubmit}>
          <input name="email" />
        </form>
        <NothingSent />
      </>,
    ),
  )
  unmount = () => act(() => root.unmount())
})
afterEach(() => {
  unmount()
  onSubmit.mockReset()
  vi.unstubAllGlobals()
})

function dispatch(selector: string, event: Event) {
  act(() => {
    document.querySelector(selector)?.dispatchEvent(event)
  })
}

test('a form does not get its submit event, and the editor is told', () => {
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true })
  dispatch('form', submit)
  expect(submit.defaultPrevented).toBe(true)
  expect(onSubmit).not.toHaveBeenCalled()
  expect(document.querySelector('output')?.textContent).toContain(NOTHING_IS_SENT)
})

test('the message disappears at the next input', () => {
  dispatch('form', new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  dispatch('input', new Event('input', { bubbles: true }))
  expect(document.querySelector('output')?.textContent).toBe('')
})
