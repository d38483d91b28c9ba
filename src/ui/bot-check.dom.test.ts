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

function form(trapped = '') {
  const element = document.createElement('form')
  element.innerHTML = `<input name="email" value="a@example.com" /><input data-honeypot value="${trapped}" />`
  return element
}

test('flags a form that was filled in too fast for a person', () => {
  openPage('navigate', 499)
  expect(isLikelyBot(form())).toBe(true)
})

test('does not flag a form that is sent later', () => {
  openPage('navigate', 500)
  expect(isLikelyBot(form())).toBe(false)
})

test.each(['reload', 'back_forward'] as const)(
  'does not flag a form that was filled in before the page was loaded by %s',
  (type) => {
    openPage(type, 10)
    expect(isLikelyBot(form())).toBe(false)
  },
)

test('flags a form with a filled hidden field at any time', () => {
  openPage('navigate', 60_000)
  expect(isLikelyBot(form('https://spam.example'))).toBe(true)
})
