import { afterEach, beforeEach, expect, test } from 'vitest'
import { askConsent } from './consent.ts'

const analytics = { origin: 'https://tags.test', id: 'G-1' }

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = '<div id="root"></div>'
})
afterEach(() => {
  for (const script of document.head.querySelectorAll('script')) script.remove()
  Reflect.deleteProperty(window, 'gtag')
  history.replaceState(null, '', '/')
})

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)
function press(label: string) {
  const found = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === label,
  )
  if (!found) throw new Error(`no button ${label}`)
  found.click()
}

test('loads analytics only after consent', () => {
  askConsent(analytics)
  expect(scripts()).toEqual([])
  expect(window.gtag).toBeUndefined()
  press('Allow')
  expect(scripts()).toEqual(['https://tags.test/gtag/js?id=G-1'])
  expect(document.querySelector('aside')?.textContent).toContain('We record visits')
})

test('stores the visitor’s answer, which can be changed', () => {
  askConsent(analytics)
  press('Do not allow')
  document.body.innerHTML = ''
  askConsent(analytics)
  expect(scripts()).toEqual([])
  expect(document.querySelector('aside')?.textContent).toContain('We do not record visits')
  press('Allow')
  document.body.innerHTML = ''
  for (const script of document.head.querySelectorAll('script')) script.remove()
  Reflect.deleteProperty(window, 'gtag')
  askConsent(analytics)
  expect(scripts()).toHaveLength(1)
})

test('neither asks for consent nor loads analytics on pages opened from mails', () => {
  localStorage.setItem('analytics-consent', 'yes')
  history.replaceState(null, '', '/confirm?token=secret')
  askConsent(analytics)
  expect(scripts()).toEqual([])
  expect(document.querySelector('aside')).toBeNull()
})
