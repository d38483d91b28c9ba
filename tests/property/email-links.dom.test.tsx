/** The pages that links in emails open: they hydrate, then send a single request, even in React's StrictMode. */
import { http, HttpResponse } from 'msw'
import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { emailLinkPaths } from '../../src/routes.ts'
import { eventually } from '../helpers/eventually.ts'
import { hydrate } from '../helpers/hydrate.tsx'
import { mockServer } from '../helpers/mock-server.ts'

const asked = vi.fn<(call: string) => Response | Promise<Response>>()
const server = mockServer()

beforeEach(() => {
  asked.mockReset().mockImplementation(() => HttpResponse.json({}))
  server.use(
    http.all('http://email-manager.test/api/brain/*', ({ request }) =>
      asked(`${request.method} ${new URL(request.url).pathname}`),
    ),
  )
})

const open = (path: string, search: string) => hydrate(server, path, search)

const focused = () => document.querySelector('main :focus')?.textContent

function tryAgain(): HTMLButtonElement {
  const buttons = [...document.querySelectorAll('main button')]
  const found = buttons.find(({ textContent }) => textContent === 'Try Again')
  if (!(found instanceof HTMLButtonElement)) throw new Error('Try Again is not shown')
  return found
}

const main = () => document.querySelector('main')?.textContent ?? ''

const hrefs = (part: ParentNode) =>
  [...part.querySelectorAll('main a')].map((link) => link.getAttribute('href'))

const LINK = '?email=a%2Bb%40example.com&token=t'

const CONFIRM = 'Invalid confirmation link. Please check your email and try again.'

describe.each([
  ['/email-confirmation', 'POST /api/brain/confirm', 'Your email has been confirmed!', CONFIRM],
  ['/confirm', 'POST /api/brain/confirm', 'Your email has been confirmed!', CONFIRM],
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
])('%s', (path, call, words, invalid) => {
  test('makes one request for a link', async () => {
    const { onReactError } = await open(path, LINK)
    await act(() => eventually(() => expect(main()).toContain(words)))
    expect(asked.mock.calls).toEqual([[call]])
    expect(onReactError).not.toHaveBeenCalled()
  })

  test('makes no request with an incomplete link, and offers to email the desk', async () => {
    await open(path, '?email=a@example.com')
    expect(main()).toContain(invalid)
    expect(hrefs(document).slice(-2)).toEqual([
      expect.stringMatching(/^mailto:desk@example.com\?subject=My%20.*does%20not%20work/),
      '/',
    ])
    expect(asked).not.toHaveBeenCalled()
  })

  test('does not report a failure of the service as a failure of the content lake', async () => {
    asked.mockImplementationOnce(() => HttpResponse.json({ detail: 'No' }, { status: 400 }))
    const { onLakeFailure } = await open(path, LINK)
    await act(() => eventually(tryAgain))
    expect(main()).toContain('Write to ')
    expect(onLakeFailure).not.toHaveBeenCalled()
  })

  test('keeps the focus on the outcome after Try Again', async () => {
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

test('a refused confirmation offers a new signup first', async () => {
  asked.mockImplementationOnce(() => HttpResponse.json({ detail: 'Expired' }, { status: 400 }))
  await open('/confirm', LINK)
  await act(() => eventually(tryAgain))
  expect(main()).toMatch(/Expired.*Subscribe again below.*Try Again.*Return Home/)
})

test.each(emailLinkPaths)('%s prerenders no text about a link', async (path) => {
  const { markup } = await open(path, LINK)
  expect(markup).not.toMatch(/Invalid|Try Again|example\.com&amp;token|role="switch"/)
  expect(markup).toContain('This page needs JavaScript')
  expect(markup).toMatch(/not been (sent|loaded) yet/)
  expect(hrefs(new DOMParser().parseFromString(markup, 'text/html'))).toEqual([
    '',
    expect.stringMatching(/^mailto:desk@example.com\?subject=/),
    expect.stringMatching(/^tel:/),
  ])
})
