import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { NEVER, of } from 'rxjs'
import { expect, test, vi } from 'vitest'
import { useLiveQuery } from './live-query.ts'

const store = vi.hoisted(() => ({ listenQuery: vi.fn<(...query: unknown[]) => unknown>() }))
vi.mock('sanity', () => ({ useDocumentStore: () => store }))

function Result({ id }: { readonly id: string }) {
  return String(useLiveQuery('*[_id == $id]', { id }))
}

test('returns undefined, not the earlier query’s result, until the lake responds to the new query', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  store.listenQuery.mockReturnValueOnce(of('first')).mockReturnValueOnce(NEVER)
  const root = createRoot(document.body)
  act(() => root.render(<Result id="a" />))
  expect(document.body.textContent).toBe('first')
  act(() => root.render(<Result id="b" />))
  expect(document.body.textContent).toBe('undefined')
  act(() => root.unmount())
  vi.unstubAllGlobals()
})
