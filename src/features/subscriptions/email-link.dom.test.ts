import { beforeEach, expect, test, vi, describe } from 'vitest'
import { whenVisible, emailLinkSearch, parseEmailLink } from './email-link.ts'
import { assert, property, string } from 'fast-check'

describe('whenVisible', () => {
  const start = vi.fn<() => void>()

  beforeEach(() => {
    start.mockReset()
    show({ visibilityState: 'visible', prerendering: false })
  })

  /** Sets properties of the document, then fires the events that announce such a change. */
  function show(state: { visibilityState?: DocumentVisibilityState; prerendering?: boolean }) {
    for (const [name, value] of Object.entries(state))
      Object.defineProperty(document, name, { value, configurable: true })
    document.dispatchEvent(new Event('prerenderingchange'))
    document.dispatchEvent(new Event('visibilitychange'))
  }

  test('waits in a background tab, and starts once', () => {
    show({ visibilityState: 'hidden' })
    whenVisible(start)
    expect(start).not.toHaveBeenCalled()
    show({ visibilityState: 'visible' })
    show({ visibilityState: 'hidden' })
    show({ visibilityState: 'visible' })
    expect(start).toHaveBeenCalledTimes(1)
  })

  test('waits while the page is prerendered, even if it is visible', () => {
    show({ prerendering: true })
    whenVisible(start)
    expect(start).not.toHaveBeenCalled()
    show({ prerendering: false })
    expect(start).toHaveBeenCalledTimes(1)
  })

  test('does not start after it was cancelled', () => {
    show({ visibilityState: 'hidden' })
    whenVisible(start)()
    show({ visibilityState: 'visible' })
    expect(start).not.toHaveBeenCalled()
  })
})

test.each([
  ['?email=a%40example.com&token=t', { email: 'a@example.com', token: 't' }],
  ['?token=t&email=a@example.com&utm_source=mail', { email: 'a@example.com', token: 't' }],
  ['?email=a%2Bb@example.com&token=t%2Fk%3D%26n', { email: 'a+b@example.com', token: 't/k=&n' }],
  ['?email=a+b@example.com&token=t+k==', { email: 'a+b@example.com', token: 't+k==' }],
  ['?email=a&token=%20%3Cb%3E', { email: 'a', token: ' <b>' }],
])('%s is a valid link', (search, link) => {
  expect(parseEmailLink(search)).toEqual(link)
})

test.each([
  '',
  '?',
  '?email=a@example.com',
  '?token=t',
  '?email=&token=t',
  '?email=a@example.com&token=',
  '?email=a@example.com&token',
  '?email=%20&token=t',
  '?email=a@example.com&email=b@example.com&token=t',
  '?email=a@example.com&token=t&token=t',
  '?email=a@example.com&token=%',
  '?email=%E0%A4%A&token=t',
  '?email=a@example.com&token=%zz',
  '?xemail=a@example.com&token=t',
  '?EMAIL=a@example.com&TOKEN=t',
  `?email=a@example.com&token=${'t'.repeat(2049)}`,
  `?email=${'a'.repeat(321)}&token=t`,
])('%s is not a valid link', (search) => {
  expect(parseEmailLink(search)).toBeNull()
})

test('an address may have 320 characters and a token 2048', () => {
  const link = { email: 'a'.repeat(320), token: 't'.repeat(2048) }
  expect(parseEmailLink(emailLinkSearch(link))).toEqual(link)
})

describe('properties', () => {
  test('parseEmailLink reads what emailLinkSearch writes', () => {
    const part = string({ minLength: 1, maxLength: 300, unit: 'grapheme' }).filter(
      (text) => text.trim() !== '' && text.length <= 320 && text.isWellFormed(),
    )
    assert(
      property(part, part, (email, token) => {
        expect(parseEmailLink(emailLinkSearch({ email, token }))).toEqual({ email, token })
      }),
    )
  })
})
