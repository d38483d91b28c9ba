import { beforeEach, expect, test, vi } from 'vitest'
import { dismissMenus } from './menus.ts'

const screen = Object.assign(new EventTarget(), { matches: false })
vi.stubGlobal('matchMedia', () => screen)
dismissMenus()

beforeEach(() => {
  document.body.innerHTML = `<details data-menu open><summary tabindex="0">Company</summary><a href="#about">About</a></details>
    <details open><summary>A question</summary></details><button>Elsewhere</button>`
})

const isOpen = () => document.querySelector<HTMLDetailsElement>('[data-menu]')?.open
const dispatch = (selector: string, event: Event) =>
  document.querySelector(selector)?.dispatchEvent(event)
const bubbling = (type: string) => new Event(type, { bubbles: true })

test.each(['pointerdown', 'focusin'])(
  '%s elsewhere closes a menu, and no other details',
  (type) => {
    dispatch('[data-menu] a', bubbling(type))
    expect(isOpen()).toBe(true)
    dispatch('button', bubbling(type))
    expect(isOpen()).toBe(false)
    expect(document.querySelectorAll('details[open]')).toHaveLength(1)
  },
)

test('choosing an item closes the menu', () => {
  document.querySelector<HTMLElement>('[data-menu] a')?.click()
  expect(isOpen()).toBe(false)
})

test('Escape closes the menu and gives the focus in it to its summary', () => {
  document.querySelector<HTMLElement>('[data-menu] a')?.focus()
  dispatch('[data-menu] a', new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(isOpen()).toBe(false)
  expect(document.activeElement?.tagName).toBe('SUMMARY')
})

test('a window that becomes wide or narrow closes the menu', () => {
  screen.dispatchEvent(new Event('change'))
  expect(isOpen()).toBe(false)
})
