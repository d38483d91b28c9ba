import { expect, test } from 'vitest'
import { urlOfShownPart } from './picture-input.tsx'

const url = 'https://lake.test/images/p/d/abc-1200x2400.png'
const file = { url, width: 1200, height: 2400 }

function rectOf(address: string | null): string | null {
  return new URL(address ?? '').searchParams.get('rect')
}

test('crops a picture to 3:2 around the hotspot, within the editor’s crop', () => {
  expect(rectOf(urlOfShownPart(file, {}))).toBe('0,800,1200,800')
  const hotspot = { x: 0.5, y: 0.75, width: 0.1, height: 0.1 }
  const crop = { top: 0, bottom: 0.5, left: 0, right: 0 }
  expect(rectOf(urlOfShownPart(file, { crop, hotspot }))).toBe('0,400,1200,800')
})

test('does not crop an SVG or a missing file', () => {
  expect(urlOfShownPart({ ...file, url: url.replace('.png', '.svg') }, {})).toBeNull()
  expect(urlOfShownPart(null, {})).toBeNull()
})
