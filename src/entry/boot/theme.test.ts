// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'

const root = document.documentElement

afterEach(() => {
  delete root.dataset['theme']
  document.body.innerHTML = ''
  vi.restoreAllMocks()
  vi.resetModules()
  localStorage.clear()
})

async function start() {
  const { startTheme } = await import('./theme.ts')
  document.body.innerHTML = '<button data-theme-switch><span>Night</span></button><p>Other</p>'
  startTheme()
}

const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

test('without a choice the browser’s own preference holds', async () => {
  await start()
  click('p')
  expect(root.dataset['theme']).toBeUndefined()
})

test('the switch changes the palette, and the next page has it too', async () => {
  root.style.colorScheme = 'light'
  await start()
  click('span')
  expect(root.dataset['theme']).toBe('night')
  delete root.dataset['theme']
  await start()
  expect(root.dataset['theme']).toBe('night')
})

test('at night the switch leads to day', async () => {
  root.style.colorScheme = 'dark'
  await start()
  click('span')
  expect(root.dataset['theme']).toBe('day')
})

test('what is stored and is no palette is ignored', async () => {
  localStorage.setItem('theme', 'dusk')
  await start()
  expect(root.dataset['theme']).toBeUndefined()
})

test('where storage is blocked, the choice holds for the page', async () => {
  root.style.colorScheme = 'light'
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked')
  })
  await start()
  click('span')
  expect(root.dataset['theme']).toBe('night')
})
