import { expect, test, vi } from 'vitest'
import { pictureProblem } from './picture-problem.ts'

const PNG = '\u0089PNG\r\n\u001A\n'
const small = () => Promise.resolve({ width: 1200, height: 800 })

function file(content: string, { name = 'tow.png', type = 'image/png' } = {}): File {
  return new File([Uint8Array.from(content, (character) => character.codePointAt(0) ?? 0)], name, {
    type,
  })
}

test.each([
  ['a PNG', PNG, {}],
  ['a JPEG', '\u00FF\u00D8\u00FF\u00E0', { name: 'a.jpg', type: 'image/jpeg' }],
  ['a WebP', 'RIFF0000WEBP', { name: 'a.webp', type: 'image/webp' }],
  ['an AVIF', '0000ftypavif', { name: 'a.avif', type: 'image/avif' }],
  ['an SVG', '<?xml version="1.0"?><svg/>', { name: 'a.svg', type: 'image/svg+xml' }],
  ['an SVG without a type', '<svg xmlns="x"/>', { name: 'a', type: '' }],
])('accepts %s', async (_what, content, named) => {
  expect(await pictureProblem(file(content, named), small)).toBeNull()
})

test.each([
  ['an empty file', file(''), small, '“tow.png” is empty'],
  ['a file that is not a picture', file('%PDF-1.7'), small, 'not a picture that the site can show'],
  ['a JPEG named as PNG', file('\u00FF\u00D8\u00FF\u00E0'), small, 'format is JPEG. Rename it'],
  ['a damaged picture', file(PNG), () => Promise.resolve(null), 'is damaged'],
  [
    'a picture with too many pixels',
    file(PNG),
    () => Promise.resolve({ width: 10_000, height: 6000 }),
    'has 60 million pixels (10000 × 6000), and the limit is 50',
  ],
])('refuses %s and says why', async (_what, picture, sizeOf, reason) => {
  expect(await pictureProblem(picture, sizeOf)).toContain(reason)
})

test('refuses a file that is too large, without reading it', async () => {
  const large = new File([new Uint8Array(20_000_001)], 'survey.tif')
  const slice = vi.spyOn(large, 'slice')
  const sizeOf = vi.fn<typeof small>(small)
  expect(await pictureProblem(large, sizeOf)).toContain('“survey.tif” has 21 MB')
  expect(slice).not.toHaveBeenCalled()
  expect(sizeOf).not.toHaveBeenCalled()
})
