import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { http, HttpResponse } from 'msw'
import { act, StrictMode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { deferSubmits } from '../../entry/boot/deferred-submits.ts'
import { newsletterLabels } from '../../text/labels/frame-labels.ts'
import { Newsletter } from './newsletter.tsx'
import { eventually } from '../../../tests/helpers/eventually.ts'
import { mockServer } from '../../../tests/helpers/mock-server.ts'

const server = mockServer()
const received = vi.fn<(email: unknown) => void>()
let keys: (string | null)[] = []
let root: Root | undefined

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  deferSubmits(() => {})
})
beforeEach(() => {
  document.body.innerHTML = `<div id="root">${renderToString(form())}</div>`
  answerWith(() => HttpResponse.json({ status: 'pending' }))
})
afterEach(() => {
  vi.useRealTimers()
  act(() => root?.unmount())
  received.mockReset()
  keys = []
})
afterAll(() => vi.unstubAllGlobals())

function form(labels = newsletterLabels, supportEmail: string | null = 'desk@example.com') {
  return (
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <Newsletter labels={labels} supportEmail={supportEmail} dataNotice={null} />
      </QueryClientProvider>
    </StrictMode>
  )
}

function answerWith(answer: () => Response | Promise<Response>) {
  server.use(
    http.post('http://email-manager.test/api/brain/signup', async ({ request }) => {
      const body: unknown = await request.json()
      keys.push(new URL(request.url).searchParams.get('idempotency_key'))
      received(Reflect.get(Object(body), 'email'))
      return await answer()
    }),
  )
}

function element<T extends Element>(selector: string, type: new () => T): T {
  const found = document.querySelector(selector)
  if (!(found instanceof type)) throw new Error(`there is no ${selector}`)
  return found
}

const field = () => element('input', HTMLInputElement)
const button = () => element('button', HTMLButtonElement)
const messages = () =>
  [...document.querySelectorAll('[role=alert], output')].map((message) => message.textContent)

const hydrate = (labels = newsletterLabels) =>
  act(() => {
    root = hydrateRoot(element('#root', HTMLElement), form(labels))
  })

const submit = () => act(() => button().click())

const advanceTime = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })

const expectMessage = (message: string) => eventually(() => expect(messages()).toContain(message))

test('sends an address once, then empties and enables the field', async () => {
  const answer = Promise.withResolvers<Response>()
  answerWith(() => answer.promise)
  hydrate()
  field().value = ' master@example.com '
  submit()
  submit()
  await act(() => eventually(() => expect(field().disabled).toBe(true)))
  expect(button().disabled).toBe(true)
  expect(button().textContent).toBe('Subscribing...')
  answer.resolve(HttpResponse.json({ status: 'pending' }))
  await act(() => expectMessage('Success! Please check your email to confirm your subscription.'))
  expect(received.mock.calls).toEqual([['master@example.com']])
  expect(field().value).toBe('')
  expect(field().disabled).toBe(false)
  expect(button().textContent).toBe('Subscribe')
})

test('shows the success message that editors have written', async () => {
  answerWith(() => HttpResponse.json({ status: 'pending' }))
  hydrate({ ...newsletterLabels, success: 'Written by editors' })
  field().value = 'master@example.com'
  submit()
  await act(() => eventually(() => expect(messages()).toContain('Written by editors')))
})

test('after a 503, an address is sent again with the same key, unless another address was sent in between', async () => {
  answerWith(() => HttpResponse.json({}, { status: 503 }))
  hydrate()
  for (const address of ['a@example.com', 'a@example.com', 'b@example.com', 'a@example.com']) {
    field().value = address
    submit()
    await act(() => expectMessage('Failed to subscribe. Please try again.'))
  }
  expect(keys[0]).toMatch(/^[\w-]{36}$/)
  expect(keys[1]).toBe(keys[0])
  expect(new Set(keys).size).toBe(3)
})

test.each([
  [
    'was accepted',
    () => HttpResponse.json({}),
    'Success! Please check your email to confirm your subscription.',
  ],
  [
    'was refused',
    () => HttpResponse.json({ detail: [] }, { status: 422 }),
    'Failed to subscribe. Please try again.',
  ],
])('an address that %s is sent again with another key', async (_, answer, message) => {
  answerWith(answer)
  hydrate()
  for (let count = 0; count < 2; count += 1) {
    field().value = 'a@example.com'
    submit()
    await act(() => expectMessage(message))
  }
  expect(new Set(keys).size).toBe(2)
})

test.each([
  ['', 'Please enter your email address'],
  ['master@example', 'Please enter a valid email address'],
])('does not send "%s"; shows the message and focuses the field', (email, message) => {
  hydrate()
  field().value = email
  submit()
  expect(messages()).toEqual([message, ''])
  expect(received).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(field())
  expect(field().getAttribute('aria-invalid')).toBe('true')
  const description = document.getElementById(field().getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toBe(message)
})

test('a signup that seems automatic is sent when the button is pressed again', async () => {
  hydrate()
  field().value = 'master@example.com'
  element('[data-honeypot]', HTMLInputElement).value = 'filled in by a program'
  submit()
  const question = 'Press Subscribe again to confirm that you want this. Nothing has been sent yet.'
  expect(messages()).toEqual([question, ''])
  expect(field().getAttribute('aria-invalid')).toBe('false')
  expect(received).not.toHaveBeenCalled()

  submit()
  await act(() => expectMessage('Success! Please check your email to confirm your subscription.'))
  expect(received.mock.calls).toEqual([['master@example.com']])
})

test('a message disappears after five seconds', () => {
  vi.useFakeTimers()
  hydrate()
  submit()
  advanceTime(4999)
  expect(messages()).toEqual(['Please enter your email address', ''])
  advanceTime(1)
  expect(messages()).toEqual([''])
})

test('explains what the button does without scripts, if there is a support email', () => {
  vi.stubEnv('SSR', true)
  const [html, htmlWithoutEmail] = ['desk@example.com', null].map((address) =>
    renderToString(form(newsletterLabels, address)),
  )
  vi.unstubAllEnvs()
  expect(html).toContain('opens your email program')
  expect(htmlWithoutEmail).not.toContain('opens your email program')
})

test('an address submitted before hydration is sent once, after hydration', async () => {
  field().value = 'master@example.com'
  element('form', HTMLFormElement).requestSubmit()
  hydrate()
  await act(() => expectMessage('Success! Please check your email to confirm your subscription.'))
  expect(received.mock.calls).toEqual([['master@example.com']])
})
