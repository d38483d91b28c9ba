/** Uploads of images and files, and how they are served. */
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { SanityAssetDocument, SanityClient } from '@sanity/client'
import { refusal, useLake } from './helpers/lake.ts'

const lake = useLake()
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><script>alert(1)</script><rect width="40" height="20"/></svg>'

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })
    .png()
    .toBuffer()

let client: SanityClient
beforeAll(async () => {
  client = await lake.freshClient()
})

describe('an image', () => {
  test('becomes one asset document with its metadata, even if uploaded again', async () => {
    const bytes = await png(300, 200)
    const asset = await client.assets.upload('image', bytes, { filename: 'ship.png' })
    const path = `images/localdev/${client.config().dataset}/${asset['sha1hash']}-300x200.png`
    expect(asset).toMatchObject({
      _id: expect.stringMatching(/^image-[0-9a-f]{40}-300x200-png$/),
      _type: 'sanity.imageAsset',
      assetId: asset['sha1hash'],
      extension: 'png',
      mimeType: 'image/png',
      originalFilename: 'ship.png',
      size: bytes.length,
      path,
      url: `${lake.url}/${path}`,
      metadata: {
        _type: 'sanity.imageMetadata',
        dimensions: { _type: 'sanity.imageDimensions', width: 300, height: 200, aspectRatio: 1.5 },
        hasAlpha: false,
        isOpaque: true,
        lqip: expect.stringMatching(/^data:image\/jpeg;base64,/),
      },
    })
    const uploads = [1, 2].map(() => client.assets.upload('image', bytes, { filename: 'two.png' }))
    expect(await Promise.all(uploads)).toEqual([asset, asset])
    expect(await client.getDocument(asset._id)).toEqual(asset)
  })

  test('is served as it was uploaded', async () => {
    const bytes = await png(10, 10)
    const { url } = await client.assets.upload('image', bytes)
    const response = await fetch(url)
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array(bytes))
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    const head = await fetch(url, { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe(String(bytes.length))
    expect(await head.text()).toBe('')
  })

  test.each(['webp', 'gif', 'avif', 'jpeg', 'tiff'] as const)('can be a %s', async (format) => {
    const bytes = await sharp(await png(16, 16))
      .toFormat(format)
      .toBuffer()
    const asset = await client.assets.upload('image', bytes)
    expect(asset.mimeType).toBe(`image/${format}`)
    expect((await fetch(asset.url)).headers.get('content-type')).toBe(`image/${format}`)
  })

  test('in use cannot be deleted', async () => {
    const { _id } = await client.assets.upload('image', await png(5, 5))
    const image = { _type: 'image', asset: { _type: 'reference', _ref: _id } }
    await client.create({ _type: 'page', image })
    expect((await refusal(client.delete(_id))).statusCode).toBe(409)
    expect(await client.fetch('*[_type == "page"][0].image.asset->extension')).toBe('png')
  })
})

test('an SVG has the size of its view box; it is served with blocked scripts, or as a bitmap with fm=png', async () => {
  const asset = await client.assets.upload('image', Buffer.from(SVG))
  expect(asset._id).toMatch(/-40x20-svg$/)
  expect(asset.mimeType).toBe('image/svg+xml')
  const svg = await fetch(`${asset.url}?w=100&auto=format`)
  expect(await svg.text()).toBe(SVG)
  expect(svg.headers.get('content-type')).toMatch(/^image\/svg\+xml/)
  expect(svg.headers.get('content-security-policy')).toMatch(/default-src 'none'.*; sandbox$/)
  const bitmap = await fetch(`${asset.url}?fm=png&w=80`)
  const size = { format: 'png', width: 80, height: 40 }
  expect(await sharp(await bitmap.arrayBuffer()).metadata()).toMatchObject(size)
})

describe('a file', () => {
  let file: SanityAssetDocument
  beforeAll(async () => {
    file = await client.assets.upload('file', Buffer.from('0123456789'), { filename: 'Résumé.txt' })
  })

  test('becomes an asset document and is served', async () => {
    const options = { filename: 'Pack.PDF' }
    const asset = await client.assets.upload('file', Buffer.from('%PDF-1.7'), options)
    expect(asset).toMatchObject({
      _id: expect.stringMatching(/^file-[0-9a-f]{40}-pdf$/),
      _type: 'sanity.fileAsset',
      extension: 'pdf',
      mimeType: 'application/pdf',
      originalFilename: 'Pack.PDF',
      size: 8,
    })
    const response = await fetch(`${asset.url}/for-people.pdf`)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(await response.text()).toBe('%PDF-1.7')
    const nameless = await client.assets.upload('file', Buffer.from('%PDF-1.7\n'))
    expect(nameless).toMatchObject({ extension: 'pdf', mimeType: 'application/pdf' })
  })

  test('gets status 304 only if the request names its ETag; so does a resized image', async () => {
    const image = await client.assets.upload('image', await png(4, 4))
    for (const url of [file.url, `${image.url}?w=2`]) {
      const etag = (await fetch(url)).headers.get('etag') ?? ''
      expect(etag).toMatch(/^"[^"]+"$/)
      expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304)
      expect((await fetch(url, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
    }
  })

  test.each([
    ['', null],
    ['?dl=a b.txt', "attachment; filename*=UTF-8''a%20b.txt"],
    ['?dl=', "attachment; filename*=UTF-8''R%C3%A9sum%C3%A9.txt"],
  ])('with the query string %j has the Content-Disposition %s', async (search, disposition) => {
    const response = await fetch(`${file.url}${search}`)
    expect(response.headers.get('content-disposition')).toBe(disposition)
  })
})

describe('refuses', () => {
  // Small files that take endless time or huge memory to draw.
  const entities = Array.from(
    { length: 10 },
    (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`,
  )
  const bomb = `<!DOCTYPE svg [<!ENTITY e0 "ha">${entities.join('')}]><svg><text>&e10;</text></svg>`
  const huge = '<svg xmlns="http://www.w3.org/2000/svg" width="1000000" height="1000000"/>'

  test.each([
    ['an empty file', ''],
    ['text', 'not an image'],
    ['an incomplete SVG', '<svg'],
    ['an SVG that expands without end', bomb],
    ['a huge SVG', huge],
  ])('%s as an image', async (_name, body) => {
    const empty = await lake.freshClient()
    const path = `/v1/assets/images/${empty.config().dataset}`
    expect((await lake.request(path, { method: 'POST', body })).status).toBe(400)
    expect(await empty.fetch('count(*)')).toBe(0)
  })

  test.each([
    `/images/localdev/production/${'0'.repeat(40)}-1x1.png`,
    '/images/localdev/production/..%2F..%2Flake.sqlite',
    '/files/localdev/production/..%2Flake.sqlite',
  ])('the path %s', async (path) => {
    expect((await lake.request(path)).status).toBe(404)
  })
})
