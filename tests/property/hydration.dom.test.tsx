/** Prerendered pages hydrate without a word from React's development build, which checks every attribute. */
import { StrictMode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { App } from '../../src/entry/app.tsx'
import { pageMarkup } from '../../builder/prerender/render.tsx'
import { routesWithPage } from '../../src/entry/page-routes.ts'
import { createQueryClient } from '../../src/entry/query-client.ts'
import { contentKey } from '../../src/entry/content-options.ts'
import { EMPTY_PATHS, PAGE_PATHS, UNKNOWN_PORT_PATH } from '../helpers/paths.ts'
import { seedAnswer } from '../helpers/seed-answers.ts'
import { eventually } from '../helpers/eventually.ts'

const server = setupServer()
beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' })
  // Browser APIs that jsdom lacks.
  vi.stubGlobal('matchMedia', () => new EventTarget())
})
afterEach(() => server.resetHandlers())
afterAll(() => {
  vi.unstubAllGlobals()
  server.close()
})

test.each([...PAGE_PATHS, ...EMPTY_PATHS, UNKNOWN_PORT_PATH])(
  '%s hydrates to the prerendered markup and queries the lake once',
  async (path) => {
    const { query, answer } = await seedAnswer(path)
    const content = query.parse(answer)
    const asked = vi.fn<() => Response>(() => HttpResponse.json({ result: answer }))
    server.use(http.get('http://lake.test/v2025-02-19/data/query/production', asked))
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})

    history.replaceState(null, '', path)
    document.body.innerHTML = `<div id="root">${await pageMarkup(path, content)}</div>`
    const container = document.querySelector('#root')
    if (!container) throw new Error('the test made a #root')
    const before = container.innerHTML
    const routes = await routesWithPage(path)
    const root = await hydrate(container)

    expect(container.innerHTML).toBe(before)
    expect(complaints).not.toHaveBeenCalled()
    expect(asked).toHaveBeenCalledTimes(1)
    root.unmount()
    complaints.mockRestore()

    /** Hydrates and waits until the page has revalidated its content. */
    async function hydrate(element: Element): Promise<Root> {
      const queryClient = createQueryClient((error) => {
        throw error
      })
      queryClient.setQueryData(contentKey(path), content, { updatedAt: 0 })
      const hydrated = hydrateRoot(
        element,
        <StrictMode>
          <BrowserRouter useTransitions={false}>
            <App queryClient={queryClient} routes={routes} frame={content.frame} isPrerendered />
          </BrowserRouter>
        </StrictMode>,
        { onRecoverableError: (error) => console.error(error) },
      )
      await eventually(() => {
        expect(asked).toHaveBeenCalled()
        expect(queryClient.isFetching()).toBe(0)
      })
      return hydrated
    }
  },
)
