import { describe, expect, test } from 'vitest'
import { type ContentImage, imageFiles } from './image.ts'
import { imagesIn } from './images-in.ts'
import { mediaUrl, registerSnapshotMedia } from './media.ts'

const drawing: ContentImage = {
  alt: 'A tug takes a tow line',
  path: 'images/localdev/production/abc-1200x800.svg',
  width: 1200,
  height: 800,
}
const photograph: ContentImage = {
  ...drawing,
  path: 'images/localdev/production/def-900x600.jpg',
  width: 900,
  height: 600,
}

describe('imageFiles', () => {
  test('a drawing has one file', () => {
    expect(imageFiles(drawing)).toEqual([
      {
        name: 'abc-1200x800.svg',
        url: 'http://lake.test/images/localdev/production/abc-1200x800.svg',
        width: 1200,
      },
    ])
  })

  test('a photograph has files up to its own width and none wider', () => {
    expect(imageFiles(photograph).map(({ name, width }) => [name, width])).toEqual([
      ['def-900x600-w480.webp', 480],
      ['def-900x600-w800.webp', 800],
      ['def-900x600-w900.webp', 900],
    ])
  })

  test('a very wide photograph is never sent whole', () => {
    expect(imageFiles({ ...photograph, width: 6000, height: 4000 }).at(-1)?.width).toBe(1600)
  })
})

test('imagesIn finds images however deep, and nothing else', () => {
  const content = { cases: [{ image: drawing }, { image: null }], page: { hero: photograph } }
  expect(imagesIn(content)).toEqual([drawing, photograph])
})

test('a file that the build has copied comes from the site, any other from the lake', () => {
  const [file] = imageFiles(drawing)
  if (!file) throw new Error('a drawing has a file')
  expect(mediaUrl(file)).toBe(file.url)
  registerSnapshotMedia([file.name])
  expect(mediaUrl(file)).toBe('/media/abc-1200x800.svg')
})
