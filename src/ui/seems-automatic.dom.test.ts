import { afterEach, expect, test, vi } from 'vitest'
import { seemsAutomatic } from './seems-automatic.tsx'

afterEach(() => vi.unstubAllGlobals())

/** A page that came in this way, so many milliseconds ago. */
function pageCame(type: NavigationTimingType, age: number) {
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
  element.innerHTML = `<input name="email" value="a@example.com" /><input data-trap value="${trapped}" />`
  return element
}

test('a form that nobody can have filled in so soon seems to be sent by a program', () => {
  pageCame('navigate', 499)
  expect(seemsAutomatic(form())).toBe(true)
})

test('one that is sent later does not', () => {
  pageCame('navigate', 500)
  expect(seemsAutomatic(form())).toBe(false)
})

test.each(['reload', 'back_forward'] as const)(
  'one that was filled in before the page came by %s does not',
  (type) => {
    pageCame(type, 10)
    expect(seemsAutomatic(form())).toBe(false)
  },
)

test('one whose hidden field is filled does, at any time', () => {
  pageCame('navigate', 60_000)
  expect(seemsAutomatic(form('https://spam.example'))).toBe(true)
})
