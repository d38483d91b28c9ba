import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LakeImage } from './lake-image.tsx'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('falls back to the site’s copy of an image that the lake does not deliver', () => {
  document.body.innerHTML = '<div></div>'
  const container = document.querySelector('div')
  if (!container) throw new Error('the test made a container')
  const root = createRoot(container)
  const path = 'images/localdev/production/tow-1200x800.svg'
  const image = {
    alt: 'A tow',
    path,
    width: 1200,
    height: 800,
    crop: null,
    hotspot: null,
  }
  act(() => root.render(<LakeImage image={image} sizes="100vw" />))
  const shown = () => container.querySelector('img')
  expect(shown()?.getAttribute('src')).toBe(`http://lake.test/${path}`)

  act(() => {
    shown()?.dispatchEvent(new Event('error'))
  })
  expect(shown()?.getAttribute('src')).toBe('/media/tow-1200x800-clean.svg')
  expect(shown()?.getAttribute('srcset')).toBe('/media/tow-1200x800-clean.svg 1200w')
  act(() => root.unmount())
})
