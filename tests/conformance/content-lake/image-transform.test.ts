import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { useLake } from './helpers/lake.ts'

const lake = useLake()
let url = ''

beforeAll(async () => {
  const client = await lake.freshClient()
  const left = await sharp({ create: { width: 100, height: 200, channels: 3, background: 'blue' } })
    .png()
    .toBuffer()
  const bytes = await sharp({ create: { width: 400, height: 200, channels: 3, background: 'red' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .png()
    .toBuffer()
  url = (await client.assets.upload('image', bytes)).url
})

async function transformed(search: string, accept = '*/*') {
  const response = await fetch(`${url}?${search}`, { headers: { accept } })
  const { format, width, height } = await sharp(await response.arrayBuffer()).metadata()
  return { type: response.headers.get('content-type'), format, size: [width, height] }
}

test.each([
  ['w=100', [100, 50]],
  ['h=100', [200, 100]],
  ['w=100&h=100', [100, 50]],
  ['w=800&fit=max', [400, 200]],
  ['w=100&h=100&fit=crop', [100, 100]],
  ['w=100&h=100&fit=fill', [100, 100]],
  ['w=100&h=100&fit=scale', [100, 100]],
  ['rect=0,0,100,100&w=50', [50, 50]],
  ['w=100&dpr=2', [200, 100]],
  ['w=100&h=100&fit=crop&dpr=1.5', [150, 150]],
  ['q=50', [400, 200]],
])('%s has the size %j', async (search, size) => {
  expect((await transformed(search)).size).toEqual(size)
})

/** Red, green, blue and alpha of the pixel at these fractions of width and height. */
async function colourAt(search: string, [x, y]: readonly [number, number], imageUrl = url) {
  const bytes = await (await fetch(`${imageUrl}?${search}&fm=png`)).arrayBuffer()
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixel = Math.floor(info.height * y) * info.width + Math.floor(info.width * x)
  return [...data.subarray(pixel * 4, pixel * 4 + 4)]
}

const RED = [255, 0, 0, 255]
const BLUE = [0, 0, 255, 255]

// The left quarter of the image is blue, the rest red.
test.each([
  ['w=400', [0.1, 0.5], BLUE],
  ['rect=0,0,50,50', [0.5, 0.5], BLUE],
  ['w=400', [0.9, 0.5], RED],
  ['w=100&h=200&fit=crop', [0.1, 0.5], RED],
] as const)('%s: the pixel at %j is %j', async (search, position, colour) => {
  expect(await colourAt(search, position)).toEqual(colour)
})

test.each([
  ['jpg', 'image/jpeg', 'jpeg'],
  ['png', 'image/png', 'png'],
  ['webp', 'image/webp', 'webp'],
  ['avif', 'image/avif', 'heif'],
])('fm=%s gives %s', async (name, type, format) => {
  expect(await transformed(`fm=${name}&w=20`)).toMatchObject({ type, format })
})

test.each([
  ['image/avif,image/webp,*/*', 'image/avif'],
  ['image/webp,*/*', 'image/webp'],
  ['*/*', 'image/png'],
])('auto=format with Accept: %s gives %s', async (accept, type) => {
  expect(await transformed('auto=format&w=20', accept)).toMatchObject({ type })
  const asJpeg = await transformed('auto=format&fm=jpg&w=20', accept)
  expect(asJpeg).toMatchObject({ type: 'image/jpeg' })
  const response = await fetch(`${url}?auto=format`, { headers: { accept } })
  expect(response.headers.get('vary')).toContain('Accept')
})

const INVALID = `w=0 w=-1 w=1.5 w=abc w= w=8193 h=99999999999 q=-1 q=101 dpr=4 dpr=0.5
  fm=exe fit=stretch auto=everything rect=1,2,3 rect=0,0,0,10 rect=-1,0,5,5 rect=390,0,20,20`

test.each(INVALID.split(/\s+/))('refuses %s', async (search) => {
  const response = await fetch(`${url}?${search}`)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ statusCode: 400, error: 'Bad Request' })
})
