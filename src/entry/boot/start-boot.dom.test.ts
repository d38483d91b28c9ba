import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { emptyFrame } from '../../content/frame.ts'
import { MONTHS } from '../../text/dates.ts'
import { BootNotices } from '../boot-notices.tsx'
import { reloadPage } from '../reload-page.ts'
import { type AppHooks, startBoot } from './start-boot.ts'

vi.mock('../reload-page.ts', () => ({ reloadPage: vi.fn<typeof reloadPage>() }))

const startApp = vi.fn<(hooks: AppHooks, attempt: number) => Promise<void>>()
const logged = vi.fn<(...words: unknown[]) => void>()
const failure = new Error('not there')
let listeners: AbortController

const NOTICES = `<template>${renderToStaticMarkup(
  createElement(BootNotices, {
    settings: { ...emptyFrame.settings, emergencyPhone: '+910000000000' },
  }),
)}</template>`

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(logged)
  startApp.mockReset()
  logged.mockReset()
  vi.mocked(reloadPage).mockReset().mockResolvedValue(false)
  sessionStorage.clear()
  // jsdom has no `document.fonts`.
  Reflect.set(document, 'fonts', { ready: Promise.resolve() })
  vi.stubGlobal('matchMedia', () => new EventTarget())
  document.body.innerHTML = `<a href="/ports/kandla">Kandla</a> <a href="/a.pdf" download>PDF</a>
    <a href="tel:+910000000000">+91 00000 00000</a> <button data-do="print">Print</button>
    <form name="lead" data-draft="lead"><input name="vessel" value="MV One"><button type="submit"></button></form>
    <i data-today="${MONTHS.join(' ')}">1 March 2026</i>${NOTICES}`
  // So that `afterEach` can remove the listeners of this test from the window.
  listeners = new AbortController()
  const add = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) =>
      add(type, listener, { signal: listeners.signal }),
  )
})
afterEach(() => {
  listeners.abort()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'fonts')
  Reflect.deleteProperty(navigator, 'connection')
})

function theForm(): HTMLFormElement {
  const [form] = document.forms
  if (!form) throw new Error('the page has no form')
  return form
}

const alertIn = (selector: string) => document.querySelector(`${selector} [role=alert]`)
const settle = () => vi.advanceTimersByTimeAsync(3000)
const fireOn = (selector: string, type = 'pointerover') =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))
const submit = () => theForm().querySelector('button')?.click()
const tryAgain = () => theForm().querySelector<HTMLElement>('[role=alert] button')?.click()

/** Handles submits, as the form's component does once it is hydrated. Returns a mock called for each submit. */
function hydrateForm(): ReturnType<typeof vi.fn> {
  const sent = vi.fn<() => void>()
  theForm().addEventListener('submit', (event) => {
    event.preventDefault()
    sent()
  })
  theForm().dispatchEvent(new Event('formready', { bubbles: true }))
  return sent
}

async function startAndHydrate(hooks: AppHooks) {
  hooks.onStart()
  sent = hydrateForm()
}
let sent: ReturnType<typeof vi.fn>

/** Boots a page. Its code loads when the test calls the returned `resolve`. */
function startWhenLoaded() {
  const code = Promise.withResolvers<void>()
  startApp.mockImplementation(async (hooks) => {
    await code.promise
    await startAndHydrate(hooks)
  })
  startBoot(true, true, startApp)
  return code
}

/** Boots a page whose code fails to load at the first attempt and at the automatic retry. */
function startAfterFailure() {
  startApp.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure)
  startApp.mockImplementation(startAndHydrate)
  startBoot(true, true, startApp)
}

describe('a form that is submitted', () => {
  test('before the app runs is sent exactly once when the app starts, and “Sending…” is removed', async () => {
    const code = startWhenLoaded()
    const before = theForm().innerHTML
    submit()
    expect(theForm().textContent).toContain('Sending…')
    code.resolve()
    await settle()
    expect(sent).toHaveBeenCalledTimes(1)
    expect(theForm().innerHTML).toBe(before)
  })

  test('is reported as not sent after eight seconds, and is still sent if the code loads later', async () => {
    const code = startWhenLoaded()
    submit()
    await vi.advanceTimersByTimeAsync(7999)
    expect(alertIn('form')).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(alertIn('form')?.textContent).toContain('NOT been sent')
    code.resolve()
    await settle()
    expect(sent).toHaveBeenCalledTimes(1)
    expect(alertIn('form')).toBeNull()
  })

  test('is not sent automatically once the visitor has used a contact link', async () => {
    startAfterFailure()
    submit()
    await settle()
    document.querySelector<HTMLElement>('form [role=alert] a')?.click()
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(sent).not.toHaveBeenCalled()
    expect(alertIn('form')).toBeNull()
  })

  test('is sent if the visitor presses “Try again” and the code loads', async () => {
    startAfterFailure()
    submit()
    await settle()
    expect(logged).toHaveBeenCalledTimes(1)
    tryAgain()
    await settle()
    expect(sent).toHaveBeenCalledTimes(1)
    expect(reloadPage).not.toHaveBeenCalled()
  })

  test('is sent after a reload if the code fails to load again and the site answers', async () => {
    startApp.mockRejectedValue(failure)
    vi.mocked(reloadPage).mockImplementation((prepare) => Promise.resolve(prepare?.() ?? true))
    startBoot(true, true, startApp)
    submit()
    await settle()
    tryAgain()
    await settle()
    expect(reloadPage).toHaveBeenCalledTimes(1)

    listeners.abort()
    listeners = new AbortController()
    theForm().reset()
    startApp.mockReset().mockImplementation(startAndHydrate)
    startBoot(true, true, startApp)
    await settle()
    expect(sent).toHaveBeenCalledTimes(1)
  })
})

test('an email-link page starts the app at once; after a failure, says that nothing was done and offers a retry', async () => {
  document.body.insertAdjacentHTML('beforeend', '<div data-not-done></div>')
  startAfterFailure()
  expect(startApp).toHaveBeenCalledTimes(1)
  await settle()
  const alert = document.querySelector('[data-not-done] + [role=alert]')
  expect(alert?.textContent).toContain('Nothing has been done yet')
  alert?.querySelector('button')?.click()
  await settle()
  expect(startApp).toHaveBeenCalledTimes(3)
  expect(document.querySelector('[role=alert]')).toBeNull()
})

test('a page restored from the back/forward cache without a running app tries to start the app, then reloads', async () => {
  startApp.mockRejectedValue(failure)
  startBoot(true, true, startApp)
  fireOn('a')
  await settle()
  expect(startApp).toHaveBeenCalledTimes(2)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await settle()
  expect(startApp).toHaveBeenCalledTimes(4)
  expect(reloadPage).toHaveBeenCalledTimes(1)
})

test('an app that has crashed is not restarted, and a form submitted before the crash says that it was not sent', async () => {
  startApp.mockImplementation(({ onStart, onCrash }) => {
    onStart()
    document.body.replaceChildren(...document.body.cloneNode(true).childNodes)
    onCrash(failure)
    return Promise.resolve()
  })
  startBoot(true, true, startApp)
  submit()
  await settle()
  expect(alertIn('form')?.textContent).toContain('NOT been sent')
  expect(startApp).toHaveBeenCalledTimes(1)
})

describe('a request that the app had sent when it crashed', () => {
  function crashWith(status: string) {
    startApp.mockImplementation(({ onStart, onCrash }) => {
      onStart()
      sessionStorage.setItem('request:lead', JSON.stringify({ status }))
      onCrash(failure)
      return Promise.resolve()
    })
    startBoot(true, true, startApp)
    return settle()
  }

  test('is still shown as accepted', async () => {
    await crashWith('accepted')
    expect(theForm().textContent).toContain('Your last request has reached our desk.')
  })

  test.each(['pending', 'uncertain'])(
    'is shown as possibly received if it is %s',
    async (status) => {
      await crashWith(status)
      expect(theForm().textContent).toContain('Your request may have reached us.')
      submit()
      await settle()
      expect(alertIn('form')?.textContent).toContain('Your request may have reached us.')
    },
  )
})

test('removes the mailto action from forms in a browser with scripts', () => {
  theForm().setAttribute('action', 'mailto:desk@example.com')
  startBoot(true, true, startApp)
  expect(theForm().hasAttribute('action')).toBe(false)
})

test('a browser that is too old does not load the app, and the form’s notice says why at once', async () => {
  startBoot(false, true, startApp)
  submit()
  await vi.advanceTimersByTimeAsync(0)
  expect(alertIn('form')?.textContent).toContain('too old')
  expect(startApp).not.toHaveBeenCalled()
})

test('keeps typed text when the visitor leaves the page before the app runs', () => {
  startBoot(true, true, startApp)
  window.dispatchEvent(new Event('pagehide'))
  expect(sessionStorage.getItem('draft:lead')).toContain('MV One')
})

describe('the app', () => {
  test('is loaded once, when the page is idle', async () => {
    startBoot(true, true, startApp)
    expect(startApp).not.toHaveBeenCalled()
    await settle()
    fireOn('a')
    await settle()
    expect(startApp).toHaveBeenCalledTimes(1)
  })

  test('waits for web fonts, but starts without them after a few seconds', async () => {
    Reflect.set(document, 'fonts', { ready: new Promise(() => {}) })
    startBoot(true, true, startApp)
    await vi.advanceTimersByTimeAsync(4_900)
    expect(startApp).not.toHaveBeenCalled()
    await settle()
    expect(startApp).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['the pointer over a link', 'a', 'pointerover'],
    ['a finger on a link', 'a', 'pointerdown'],
    ['the focus on a link', 'a', 'focusin'],
    ['the focus in a form', 'input', 'focusin'],
    ['a key in a form', 'input', 'keydown'],
  ])('is loaded by %s, before the page is idle', (_, selector, type) => {
    startBoot(true, true, startApp)
    fireOn(selector, type)
    fireOn(selector, type)
    expect(startApp).toHaveBeenCalledTimes(1)
  })

  test.each([
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: '2g' },
    { saveData: false, effectiveType: 'slow-2g' },
  ])('on the connection %j, waits for an action that needs the app', async (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
    startBoot(true, true, startApp)
    await settle()
    for (const selector of ['a[download]', 'a[href^="tel:"]', '[data-do]', 'body']) fireOn(selector)
    await settle()
    expect(startApp).not.toHaveBeenCalled()
    fireOn('a')
    expect(startApp).toHaveBeenCalledTimes(1)
  })
})

test('shows today’s date in India, and updates it before printing if midnight has passed', async () => {
  vi.setSystemTime('2026-11-21T12:00:00Z')
  startBoot(true, true, startApp)
  await settle()
  expect(document.querySelector('[data-today]')?.textContent).toBe('21 November 2026')
  vi.setSystemTime('2026-11-21T18:31:00Z')
  window.dispatchEvent(new Event('beforeprint'))
  expect(document.querySelector('[data-today]')?.textContent).toBe('22 November 2026')
})
