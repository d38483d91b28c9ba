import { expect, test } from 'vitest'
import { render, settle } from '../../tests/helpers/render.ts'
import { LakeImage } from './lake-image.tsx'

test('falls back to the site’s copy of an image that the lake does not deliver', async () => {
  const path = 'images/localdev/production/tow-1200x800.svg'
  const image = { alt: 'A tow', path, width: 1200, height: 800, crop: null, hotspot: null }
  const { container } = await render(<LakeImage image={image} sizes="100vw" />)
  const element = container.querySelector('img')
  expect(element?.getAttribute('src')).toBe(`http://lake.test/${path}`)

  await settle(() => void element?.dispatchEvent(new Event('error')))
  expect(element?.getAttribute('src')).toBe('/media/tow-1200x800-clean.svg')
  expect(element?.getAttribute('srcset')).toBe('/media/tow-1200x800-clean.svg 1200w')
})
