import { afterEach, expect, test, vi } from 'vitest'
import { isLikelyBot } from './bot-check.tsx'

afterEach(() => vi.unstubAllGlobals())

/** A page that was opened by this type of navigation, this many milliseconds ago. */
function openPage(type: NavigationTimingType, age: number) {
  class Timing {
    type = type
    domInteractive = 300
  }
  vi.stubGlobal('PerformanceNavigationTiming', Timing)
  vi.stubGlobal('performance', {
    now: () => 300 + age,
    getEntriesByType: () => [new Timing()],
  })
}

function formWith(honeypotValue = '') {
  const element = document.createElement('form')
  element.innerHTML = `<input name="email" value="a@example.com" /><input data-honeypot value="${honeypotValue}" />`
  return element
}

test('flags a form that was filled in too fast for a person', () => {
  openPage('navigate', 499)
  expect(isLikelyBot(formWith())).toBe(true)
})

test('does not flag a form that is submitted half a second after the page loaded', () => {
  openPage('navigate', 500)
  expect(isLikelyBot(formWith())).toBe(false)
})

test.each(['reload', 'back_forward'] as const)(
  'does not flag a fast submit after a navigation of type %s, because the form may already be filled in',
  (type) => {
    openPage(type, 10)
    expect(isLikelyBot(formWith())).toBe(false)
  },
)

test('flags a form whose honeypot field is filled, however late it is submitted', () => {
  openPage('navigate', 60_000)
  expect(isLikelyBot(formWith('https://spam.example'))).toBe(true)
})
