import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readExif } from './exif.ts'

async function exifOf(tags: Record<string, string>): Promise<Buffer> {
  const image = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .withExif({ IFD0: tags })
    .jpeg()
    .toBuffer()
  const { exif } = await sharp(image).metadata()
  if (!exif) throw new Error('No EXIF')
  return exif
}

test('damaged EXIF is none, wherever it is cut or changed', async () => {
  const whole = await exifOf({ Make: 'Tug Cameras', ModifyDate: 'yesterday' })
  expect(readExif(whole)['image']).toMatchObject({ Make: 'Tug Cameras' })
  expect(readExif(whole)['image']).not.toHaveProperty('ModifyDate')
  for (let length = 0; length < whole.length; length += 1) {
    const cut = whole.subarray(0, length)
    const changed = Buffer.from(whole)
    changed[length] = 0xff
    for (const bytes of [cut, changed]) {
      expect(JSON.parse(JSON.stringify(readExif(bytes)))).toEqual(readExif(bytes))
    }
  }
})

test('what is no EXIF, or too much, has none', () => {
  expect(readExif(undefined)).toEqual({})
  expect(readExif(Buffer.alloc(70_000))).toEqual({})
})
