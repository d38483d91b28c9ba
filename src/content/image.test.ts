import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type ContentImage, image } from './image-field.ts'
import { imageFiles } from './image.ts'

const drawing: ContentImage = {
  alt: 'A tug takes a tow line',
  path: 'images/localdev/production/abc-1200x800.svg',
  width: 1200,
  height: 800,
  crop: null,
  hotspot: null,
}
const photograph: ContentImage = {
  ...drawing,
  path: 'images/localdev/production/def-900x600.jpg',
  width: 900,
  height: 600,
}

describe('imageFiles', () => {
  test('offers a single file of an SVG drawing', () => {
    expect(imageFiles(drawing)).toEqual([
      {
        name: 'abc-1200x800-clean.svg',
        url: 'http://lake.test/images/localdev/production/abc-1200x800.svg',
        width: 1200,
        height: 800,
      },
    ])
  })

  test('offers 3:2 files of a photograph, up to its own width', () => {
    expect(imageFiles(photograph)).toEqual(
      [
        [480, 320],
        [800, 533],
        [900, 600],
      ].map(([width, height]) => ({
        name: `def-900x600-0-0-900-600-w${width}.webp`,
        url: `http://lake.test/images/localdev/production/def-900x600.jpg?rect=0,0,900,600&w=${width}&h=${height}&fit=crop&fm=webp&q=75`,
        width,
        height,
      })),
    )
  })

  test('limits a large photograph to a width of 1600 pixels', () => {
    const widestFile = imageFiles({ ...photograph, width: 6000, height: 4000 }).at(-1)
    expect(widestFile).toMatchObject({ width: 1600, height: 1067 })
  })
})

describe('an image field', () => {
  const crop = { top: 0.1, bottom: 0, left: 0, right: 0 }

  test('reads crop and hotspot in the Studio’s format', () => {
    const hotspot = { x: 0.2, y: 0.8 }
    const storedHotspot = { _type: 'sanity.imageHotspot', ...hotspot, width: 0.1, height: 0.1 }
    expect(v.parse(image.parser, { ...drawing, crop, hotspot: storedHotspot })).toEqual({
      ...drawing,
      crop,
      hotspot,
    })
  })

  test.each([
    ['crop', { ...crop, top: 1.1 }],
    ['crop', { top: 0.1 }],
    ['hotspot', { x: -1, y: 0.5 }],
    ['hotspot', 'left'],
  ])('ignores an invalid %s', (key, invalid) => {
    expect(v.parse(image.parser, { ...drawing, [key]: invalid })).toEqual(drawing)
  })
})
