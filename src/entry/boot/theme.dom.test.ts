import { readFile } from 'node:fs/promises'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { listenToClicks } from './clicks.ts'

const root = document.documentElement

/** Runs the script in the head of `index.html`, which restores the theme before the first paint. */
let restoreTheme: () => void

beforeAll(async () => {
  const [, script = ''] =
    /<script>(.*?)<\/script>/s.exec(await readFile('index.html', 'utf8')) ?? []
  // The script is not a module, so it can't be imported.
  // oxlint-disable-next-line typescript/no-implied-eval
  restoreTheme = () => void new Function(script)()
  listenToClicks()
})

beforeEach(() => {
  document.body.innerHTML = '<button data-do="switch-theme"><span>Night</span></button><p>Other</p>'
})

afterEach(() => {
  delete root.dataset['theme']
  document.body.innerHTML = ''
  vi.restoreAllMocks()
  localStorage.clear()
})

const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

test('the switch changes the palette, also for the next page', () => {
  root.style.colorScheme = 'light'
  restoreTheme()
  click('span')
  expect(root.dataset['theme']).toBe('night')
  delete root.dataset['theme']
  restoreTheme()
  expect(root.dataset['theme']).toBe('night')
})

test('the switch changes night to day', () => {
  root.style.colorScheme = 'dark'
  restoreTheme()
  click('span')
  expect(root.dataset['theme']).toBe('day')
})

test('if storage is blocked, the switch still changes the palette', () => {
  root.style.colorScheme = 'light'
  vi.stubGlobal('localStorage', undefined)
  restoreTheme()
  click('span')
  expect(root.dataset['theme']).toBe('night')
  vi.unstubAllGlobals()
})
