/** Renders React components in DOM tests. */
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

/** Runs an action, and waits for its immediate effects. */
export const settle = (action: () => void) => act(() => Promise.resolve(action()))

/**
 * Renders into a new element, which replaces the content of the document's body. Unmounts when the test ends.
 *
 * @param tag name of the element
 * @returns the element, and a function that renders another node into it
 */
export async function render(node: ReactNode, tag = 'div') {
  const container = document.createElement(tag)
  document.body.replaceChildren(container)
  const root = createRoot(container)
  const show = (next: ReactNode) => settle(() => root.render(next))
  onTestFinished(() => settle(() => root.unmount()))
  await show(node)
  return { container, show }
}
