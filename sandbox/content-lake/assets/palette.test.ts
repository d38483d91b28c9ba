import { expect, test } from 'vitest'
import { isJsonObject } from '../json.ts'
import { paletteOf } from './palette.ts'

/** A row of pixels: so many of each colour. */
function row(...runs: [number, [number, number, number]][]) {
  const data = Uint8ClampedArray.from(
    runs.flatMap(([count, colour]) => Array.from({ length: count }, () => [...colour, 255]).flat()),
  )
  return { data, width: data.length / 4, height: 1 }
}

function swatch(palette: ReturnType<typeof paletteOf>, name: string) {
  const found = palette[name]
  if (!isJsonObject(found)) throw new Error(`no ${name}`)
  return found
}

test('colours are classified', () => {
  const palette = paletteOf(row([60, [220, 30, 30]], [30, [20, 40, 110]], [10, [200, 205, 195]]))
  expect(palette['_type']).toBe('sanity.imagePalette')
  expect(swatch(palette, 'vibrant')).toEqual({
    _type: 'sanity.imagePaletteSwatch',
    background: '#dc1e1e',
    foreground: '#fff',
    title: '#fff',
    population: 60,
  })
  expect(swatch(palette, 'darkVibrant')).toMatchObject({ background: '#14286e', population: 30 })
  expect(swatch(palette, 'lightMuted')).toMatchObject({ background: '#c8cdc3', foreground: '#000' })
  expect(swatch(palette, 'dominant')).toEqual(swatch(palette, 'vibrant'))
})

test('kinds of colour that the image lacks get the dominant hue', () => {
  const palette = paletteOf(row([10, [255, 0, 0]]))
  expect(swatch(palette, 'darkVibrant')).toMatchObject({ background: '#850000', population: 0 })
})

test.each([
  ['black', row([4, [0, 0, 0]])],
  ['white', row([4, [255, 255, 255]])],
  ['grey', row([4, [128, 128, 128]])],
  ['one pixel', row([1, [1, 2, 3]])],
  ['nothing', row()],
])('an image of %s has all seven', (_name, pixels) => {
  const { _type: _, ...swatches } = paletteOf(pixels)
  expect(Object.keys(swatches)).toHaveLength(7)
  for (const each of Object.values(swatches)) {
    expect(each).toMatchObject({ background: expect.stringMatching(/^#[0-9a-f]{6}$/) })
  }
})
