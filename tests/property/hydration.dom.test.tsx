/** Prerendered pages hydrate without a warning from React's development build, which checks every attribute. */
import { expect, test, vi } from 'vitest'
import { hydrate } from '../helpers/hydrate.tsx'
import { mockServer } from '../helpers/mock-server.ts'
import { NOT_FOUND_PATHS, PAGE_PATHS, UNKNOWN_PORT_PATH } from '../helpers/paths.ts'

const server = mockServer()

test.each([...PAGE_PATHS, ...NOT_FOUND_PATHS, UNKNOWN_PORT_PATH])(
  '%s hydrates without changing its markup, and queries the lake once',
  async (path) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { container, markup, lake, onReactError, onLakeFailure } = await hydrate(server, path)
    expect(container.innerHTML).toBe(markup)
    expect(lake).toHaveBeenCalledTimes(1)
    for (const call of [logged, onReactError, onLakeFailure]) expect(call).not.toHaveBeenCalled()
  },
)
