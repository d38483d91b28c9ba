import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { listenToClicks } from './clicks.ts'
import { restoreTheme } from './theme.ts'

const root = document.documentElement

afterEach(() => {
  delete root.dataset['theme']
  document.body.innerHTML = ''
  vi.restoreAllMocks()
  localStorage.clear()
})

beforeAll(listenToClicks)

function start() {
  document.body.innerHTML = '<button data-do="switch-theme"><span>Night</span></button><p>Other</p>'
  restoreTheme()
}

const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

test('without a choice the browser’s own preference holds', () => {
  start()
  click('p')
  expect(root.dataset['theme']).toBeUndefined()
})

test('the switch changes the palette, and the next page has it too', () => {
  root.style.colorScheme = 'light'
  start()
  click('span')
  expect(root.dataset['theme']).toBe('night')
  delete root.dataset['theme']
  start()
  expect(root.dataset['theme']).toBe('night')
})

test('at night the switch leads to day', () => {
  root.style.colorScheme = 'dark'
  start()
  click('span')
  expect(root.dataset['theme']).toBe('day')
})

test('where storage is blocked, the choice holds for the page', () => {
  root.style.colorScheme = 'light'
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked')
  })
  start()
  click('span')
  expect(root.dataset['theme']).toBe('night')
})
