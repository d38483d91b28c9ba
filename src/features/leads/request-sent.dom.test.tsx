import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { RequestSent } from './request-sent.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('takes the focus, and brings its section to the top of the screen', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<section></section>'
  const section = document.querySelector('section')
  if (!section) throw new Error('the test made a section')
  const scroll = vi.fn<(how?: boolean | ScrollIntoViewOptions) => void>()
  section.scrollIntoView = scroll
  const root = createRoot(section)
  await act(() => Promise.resolve(root.render(<RequestSent heading="Sent">-</RequestSent>)))
  expect(document.activeElement?.textContent).toBe('Sent')
  expect(scroll).toHaveBeenCalledExactlyOnceWith()
  await act(() => Promise.resolve(root.unmount()))
})
