/** Prerenders a page from the seed and hydrates it, for DOM tests. */
import { http, HttpResponse } from 'msw'
import type { SetupServer } from 'msw/node'
import { act, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { expect, onTestFinished, vi } from 'vitest'
import { pageMarkup } from '../../builder/prerender/render.tsx'
import { App } from '../../src/entry/app.tsx'
import { contentKey } from '../../src/entry/content-options.ts'
import { routesWithPage } from '../../src/entry/page-routes.ts'
import { createQueryClient } from '../../src/entry/query-client.ts'
import { eventually } from './eventually.ts'
import { settle } from './render.ts'
import { seedAnswer } from './seed-answers.ts'

// jsdom has no `matchMedia`.
Reflect.set(globalThis, 'matchMedia', () => new EventTarget())

/**
 * Prerenders a page without its query string, as the build does, hydrates it with the query string, and waits until the
 * page has revalidated its content.
 *
 * @param server mocks the lake: it answers the page's query from the seed
 * @returns the page's element, its markup before hydration, and mocks that record requests and errors
 */
export async function hydrate(server: SetupServer, path: string, search = '') {
  const { query, answer } = await seedAnswer(path)
  const content = query.parse(answer)
  const lake = vi.fn<() => Response>(() => HttpResponse.json({ result: answer }))
  server.use(http.get('http://lake.test/v2025-02-19/data/query/production', lake))
  history.replaceState(null, '', path + search)
  const container = document.createElement('div')
  container.innerHTML = await pageMarkup(path, content)
  document.body.replaceChildren(container)
  const markup = container.innerHTML
  const routes = await routesWithPage(path)
  const onLakeFailure = vi.fn<(error: Error) => void>()
  const queryClient = createQueryClient(onLakeFailure)
  queryClient.setQueryData(contentKey(path), content, { updatedAt: 0 })
  const onReactError = vi.fn<(error: unknown) => void>()
  await settle(() => {
    const root = hydrateRoot(
      container,
      <StrictMode>
        <BrowserRouter useTransitions={false}>
          <App queryClient={queryClient} routes={routes} frame={content.frame} isPrerendered />
        </BrowserRouter>
      </StrictMode>,
      { onRecoverableError: onReactError },
    )
    onTestFinished(() => settle(() => root.unmount()))
  })
  await act(() =>
    eventually(() => {
      expect(lake).toHaveBeenCalled()
      expect(queryClient.isFetching()).toBe(0)
    }),
  )
  return { container, markup, lake, onReactError, onLakeFailure }
}
