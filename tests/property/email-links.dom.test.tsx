/** After hydration, an email-link page sends a single request, even in React's StrictMode. */
import { http, HttpResponse } from 'msw'
import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { emailLinkPaths } from '../../src/routes.ts'
import { eventually } from '../helpers/eventually.ts'
import { hydrate } from '../helpers/hydrate.tsx'
import { mockServer } from '../helpers/mock-server.ts'

const onRequest = vi.fn<(call: string) => Response | Promise<Response>>()
const server = mockServer()

beforeEach(() => {
  onRequest.mockReset().mockImplementation(() => HttpResponse.json({}))
  server.use(
    http.all('http://email-manager.test/api/brain/*', ({ request }) =>
      onRequest(`${request.method} ${new URL(request.url).pathname}`),
    ),
  )
})

const open = (path: string, search: string) => hydrate(server, path, search)

const focusedText = () => document.querySelector('main :focus')?.textContent

function tryAgainButton(): HTMLButtonElement {
  const buttons = [...document.querySelectorAll('main button')]
  const found = buttons.find(({ textContent }) => textContent === 'Try Again')
  if (!(found instanceof HTMLButtonElement)) throw new Error('Try Again is not shown')
  return found
}

const mainText = () => document.querySelector('main')?.textContent ?? ''

const hrefs = (part: ParentNode) =>
  [...part.querySelectorAll('main a')].map((link) => link.getAttribute('href'))

const QUERY_OF_LINK = '?email=a%2Bb%40example.com&token=t'

const INVALID = 'Invalid confirmation link. Please check your email and try again.'

describe.each([
  ['/email-confirmation', 'POST /api/brain/confirm', 'Your email has been confirmed!', INVALID],
  ['/confirm', 'POST /api/brain/confirm', 'Your email has been confirmed!', INVALID],
  [
    '/unsubscribe',
    'POST /api/brain/unsubscribe',
    'You have been successfully unsubscribed',
    'Invalid unsubscribe link. Please check the URL and try again.',
  ],
  [
    '/email-preferences',
    'GET /api/brain/preferences/a%2Bb%40example.com',
    'a+b@example.com',
    'Invalid link. Please use the link from your email.',
  ],
])('%s', (path, call, successText, invalidLinkText) => {
  test('makes one request when opened with a complete link', async () => {
    const { onReactError } = await open(path, QUERY_OF_LINK)
    await act(() => eventually(() => expect(mainText()).toContain(successText)))
    expect(onRequest.mock.calls).toEqual([[call]])
    expect(onReactError).not.toHaveBeenCalled()
  })

  test('makes no request with an incomplete link, and offers to email the desk', async () => {
    await open(path, '?email=a@example.com')
    expect(mainText()).toContain(invalidLinkText)
    expect(hrefs(document).slice(-2)).toEqual([
      expect.stringMatching(/^mailto:desk@example.com\?subject=My%20.*does%20not%20work/),
      '/',
    ])
    expect(onRequest).not.toHaveBeenCalled()
  })

  test('does not report a failure of the email-manager as a failure of the content lake', async () => {
    onRequest.mockImplementationOnce(() => HttpResponse.json({ detail: 'No' }, { status: 400 }))
    const { onLakeFailure } = await open(path, QUERY_OF_LINK)
    await act(() => eventually(tryAgainButton))
    expect(mainText()).toContain('Write to ')
    expect(onLakeFailure).not.toHaveBeenCalled()
  })

  test('keeps the focus on the outcome after Try Again', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    onRequest.mockImplementationOnce(() => HttpResponse.json({ detail: 'No' }, { status: 400 }))
    await open(path, QUERY_OF_LINK)
    await act(() => eventually(tryAgainButton))
    onRequest.mockImplementationOnce(() => promise)
    tryAgainButton().focus()
    await act(async () => tryAgainButton().click())
    await act(() => eventually(() => expect(onRequest).toHaveBeenCalledTimes(2)))
    await act(() => eventually(() => expect(focusedText()).toMatch(/Please wait|Loading/)))
    resolve(HttpResponse.json({}))
    await act(() => eventually(() => expect(focusedText()).toContain(successText)))
  })
})

test('after a refused confirmation, the page offers a new signup first', async () => {
  onRequest.mockImplementationOnce(() => HttpResponse.json({ detail: 'Expired' }, { status: 400 }))
  await open('/confirm', QUERY_OF_LINK)
  await act(() => eventually(tryAgainButton))
  expect(mainText()).toMatch(/Expired.*Subscribe again below.*Try Again.*Return Home/)
})

test.each(emailLinkPaths)(
  '%s is prerendered without text that depends on the link',
  async (path) => {
    const { markup } = await open(path, QUERY_OF_LINK)
    expect(markup).not.toMatch(/Invalid|Try Again|example\.com&amp;token|role="switch"/)
    expect(markup).toContain('This page needs JavaScript')
    expect(markup).toMatch(/not been (sent|loaded) yet/)
    expect(hrefs(new DOMParser().parseFromString(markup, 'text/html'))).toEqual([
      '',
      expect.stringMatching(/^mailto:desk@example.com\?subject=/),
      expect.stringMatching(/^tel:/),
    ])
  },
)
