/** Pages that mails lead to: hydrated as they were prerendered, then one request, StrictMode included. */
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { act, StrictMode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { App } from '../../src/entry/app.tsx'
import { emailLinkPaths } from '../../src/routes.ts'
import { pageMarkup } from '../../builder/prerender/render.tsx'
import { routesWithPage } from '../../src/entry/page-routes.ts'
import { createQueryClient } from '../../src/entry/query-client.ts'
import { contentKey } from '../../src/entry/content-options.ts'
import { seedAnswer } from '../helpers/seed-answers.ts'
import { eventually } from '../helpers/eventually.ts'

const asked = vi.fn<(call: string) => Response | Promise<Response>>(() => HttpResponse.json({}))
const server = setupServer(
  http.all('http://email-manager.test/api/brain/*', ({ request }) =>
    asked(`${request.method} ${new URL(request.url).pathname}`),
  ),
)
let root: Root | undefined

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // Browser APIs that jsdom lacks.
  vi.stubGlobal('matchMedia', () => new EventTarget())
  server.listen({ onUnhandledFrame: 'error' })
})
afterEach(() => {
  act(() => root?.unmount())
  asked.mockClear()
  server.resetHandlers()
})
afterAll(() => {
  vi.unstubAllGlobals()
  server.close()
})

/** Prerenders a page without its query string, as the build does, and hydrates it with it. */
async function open(path: string, search: string) {
  const { query, answer } = await seedAnswer(path)
  const content = query.parse(answer)
  server.use(
    http.get('http://lake.test/v2025-02-19/data/query/production', () =>
      HttpResponse.json({ result: answer }),
    ),
  )
  const markup = await pageMarkup(path, content)
  history.replaceState(null, '', path + search)
  document.body.innerHTML = `<div id="root">${markup}</div>`
  const container = document.querySelector('#root')
  if (!container) throw new Error('the test made a #root')
  const routes = await routesWithPage(path)
  const onLakeFailure = vi.fn<(error: Error) => void>()
  const queryClient = createQueryClient(onLakeFailure)
  queryClient.setQueryData(contentKey(path), content, { updatedAt: 0 })
  const complaint = vi.fn<(error: unknown) => void>()
  await act(async () => {
    root = hydrateRoot(
      container,
      <StrictMode>
        <BrowserRouter useTransitions={false}>
          <App queryClient={queryClient} routes={routes} frame={content.frame} isPrerendered />
        </BrowserRouter>
      </StrictMode>,
      { onRecoverableError: complaint },
    )
    await eventually(() => expect(queryClient.isFetching()).toBe(0))
  })
  return { markup, complaint, onLakeFailure }
}

const focused = () => document.querySelector('main :focus')?.textContent

function tryAgain(): HTMLButtonElement {
  const buttons = [...document.querySelectorAll('main button')]
  const found = buttons.find(({ textContent }) => textContent === 'Try Again')
  if (!(found instanceof HTMLButtonElement)) throw new Error('Try Again is not shown')
  return found
}

const main = () => document.querySelector('main')?.textContent ?? ''

const LINK = '?email=a%2Bb%40example.com&token=t'

describe.each([
  ['/email-confirmation', 'POST /api/brain/confirm', 'Your email has been confirmed!'],
  ['/confirm', 'POST /api/brain/confirm', 'Your email has been confirmed!'],
  ['/unsubscribe', 'POST /api/brain/unsubscribe', 'You have been successfully unsubscribed'],
  ['/email-preferences', 'GET /api/brain/preferences/a%2Bb%40example.com', 'a+b@example.com'],
])('%s', (path, call, words) => {
  test('makes one request for a link', async () => {
    const { complaint } = await open(path, LINK)
    await act(() => eventually(() => expect(main()).toContain(words)))
    expect(asked.mock.calls).toEqual([[call]])
    expect(complaint).not.toHaveBeenCalled()
  })

  test('makes no request without a link', async () => {
    await open(path, '?email=a@example.com')
    expect(main()).toMatch(/Invalid (link|confirmation link|unsubscribe link)/)
    expect(asked).not.toHaveBeenCalled()
  })

  test('does not blame the content lake for a failure of the service', async () => {
    asked.mockImplementationOnce(() => HttpResponse.json({ detail: 'No' }, { status: 400 }))
    const { onLakeFailure } = await open(path, LINK)
    await act(() => eventually(() => expect(main()).toContain('Try Again')))
    expect(main()).toContain('Write to ')
    expect(onLakeFailure).not.toHaveBeenCalled()
  })

  test('keeps the focus where the outcome is shown when it tries again', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    asked.mockImplementationOnce(() => HttpResponse.json({ detail: 'No' }, { status: 400 }))
    await open(path, LINK)
    await act(() => eventually(tryAgain))
    asked.mockImplementationOnce(() => promise)
    tryAgain().focus()
    await act(async () => tryAgain().click())
    await act(() => eventually(() => expect(asked).toHaveBeenCalledTimes(2)))
    await act(() => eventually(() => expect(focused()).toMatch(/Please wait|Loading/)))
    resolve(HttpResponse.json({}))
    await act(() => eventually(() => expect(focused()).toContain(words)))
  })
})

test.each(emailLinkPaths)('%s prerenders no text about a link', async (path) => {
  const { markup } = await open(path, LINK)
  expect(markup).not.toMatch(/Invalid|Try Again|example\.com&amp;token|role="switch"/)
  expect(markup).toContain('This page needs JavaScript')
})
