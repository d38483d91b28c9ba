import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { UploadClientConfig } from '@sanity/client'
import { useLake } from './helpers/lake.ts'

const lake = useLake()

/** A photograph as a camera makes it, south of the equator. */
const photograph = async () =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: 'navy' } })
    .withExif({
      IFD0: { Make: 'Tug Cameras', Model: 'T1' },
      IFD2: { FNumber: '28/10', DateTimeOriginal: '2026:04:11 11:44:42' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '18/1 55/1 3000/100',
        GPSLongitudeRef: 'E',
        GPSLongitude: '72/1 49/1 3000/100',
        GPSAltitude: '25/2',
      },
    })
    .jpeg()
    .toBuffer()

async function metadataOf(extract?: UploadClientConfig['extract']) {
  const client = await lake.freshClient()
  const asset = await client.assets.upload('image', await photograph(), {
    ...(extract && { extract }),
  })
  return asset.metadata
}

// What is always there, by default, and when asked for: https://www.sanity.io/docs/image-metadata
test('by default there is neither EXIF nor a location', async () => {
  expect(Object.keys(await metadataOf()).toSorted()).toEqual(
    ['_type', 'blurHash', 'dimensions', 'hasAlpha', 'isOpaque', 'lqip', 'palette'].toSorted(),
  )
})

test('with other metadata asked for, the default is left out', async () => {
  const metadata = await metadataOf(['lqip'])
  expect(Object.keys(metadata).toSorted()).toEqual(
    ['_type', 'dimensions', 'hasAlpha', 'isOpaque', 'lqip'].toSorted(),
  )
})

test('none leaves what is always there', async () => {
  expect(Object.keys(await metadataOf([])).toSorted()).toEqual(
    ['_type', 'dimensions', 'hasAlpha', 'isOpaque'].toSorted(),
  )
})

test('EXIF, tags and location may be asked for, and are left out', async () => {
  expect(Object.keys(await metadataOf(['exif', 'image', 'location'])).toSorted()).toEqual(
    ['_type', 'dimensions', 'hasAlpha', 'isOpaque'].toSorted(),
  )
})

test('metadata of which there is no such kind is refused', async () => {
  const { dataset } = (await lake.freshClient()).config()
  const upload = lake.request(`/v1/assets/images/${dataset}?meta=smell`, {
    method: 'POST',
    body: new Uint8Array(await photograph()),
  })
  expect(await (await upload).json()).toMatchObject({ statusCode: 400 })
})
