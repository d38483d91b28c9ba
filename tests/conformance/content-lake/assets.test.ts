import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { refusal } from './helpers/errors.ts'
import { useLake } from './helpers/lake.ts'

const lake = useLake()
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><script>alert(1)</script><rect width="40" height="20"/></svg>'

async function png(width: number, height: number, alpha = false) {
  const background = alpha ? { r: 255, g: 0, b: 0, alpha: 0.5 } : 'red'
  return sharp({ create: { width, height, channels: alpha ? 4 : 3, background } })
    .png()
    .toBuffer()
}

describe('an image', () => {
  test('becomes an asset document', async () => {
    const client = await lake.freshClient()
    const bytes = await png(300, 200)
    const asset = await client.assets.upload('image', bytes, { filename: 'ship.png' })
    const { dataset } = client.config()
    const path = `images/localdev/${dataset}/${asset['sha1hash']}-300x200.png`
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
    expect(await client.getDocument(asset._id)).toEqual(asset)
  })

  test('is served as it was uploaded', async () => {
    const client = await lake.freshClient()
    const bytes = await png(10, 10)
    const { url } = await client.assets.upload('image', bytes)
    const response = await fetch(url)
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array(bytes))
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    const head = await fetch(url, { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe(String(bytes.length))
    expect(await head.text()).toBe('')
  })

  test('uploaded again is the same document', async () => {
    const client = await lake.freshClient()
    const bytes = await png(10, 10)
    const [one, two] = await Promise.all([
      client.assets.upload('image', bytes, { filename: 'one.png' }),
      client.assets.upload('image', bytes, { filename: 'two.png' }),
    ])
    const three = await client.assets.upload('image', bytes)
    expect(two).toEqual(one)
    expect(three).toEqual(one)
  })

  test('has the size it is shown at, which a camera may have turned', async () => {
    const client = await lake.freshClient()
    const bytes = await sharp(await png(300, 200))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const asset = await client.assets.upload('image', bytes)
    expect(asset._id).toMatch(/-200x300-jpg$/)
    expect(asset.metadata.dimensions).toMatchObject({ width: 200, height: 300 })
  })

  test('that is translucent has a preview that is too', async () => {
    const client = await lake.freshClient()
    const { metadata } = await client.assets.upload('image', await png(30, 20, true))
    expect(metadata).toMatchObject({
      hasAlpha: true,
      isOpaque: false,
      lqip: expect.stringMatching(/^data:image\/png;base64,/),
    })
  })

  test.each(['webp', 'gif', 'avif', 'jpeg', 'tiff'] as const)('may be a %s', async (format) => {
    const client = await lake.freshClient()
    const asset = await client.assets.upload(
      'image',
      await sharp(await png(16, 16))
        .toFormat(format)
        .toBuffer(),
    )
    expect(asset.mimeType).toBe(`image/${format}`)
    expect((await fetch(asset.url)).headers.get('content-type')).toBe(`image/${format}`)
  })

  test('stores the title and description given to it', async () => {
    const client = await lake.freshClient()
    const asset = await client.assets.upload('image', await png(4, 4), {
      title: 'Tug',
      description: 'A tug',
      creditLine: 'Public domain',
      label: 'tug',
      source: { id: 'x1', name: 'archive', url: 'https://example.com/x1' },
    })
    expect(asset).toMatchObject({
      title: 'Tug',
      description: 'A tug',
      creditLine: 'Public domain',
      label: 'tug',
      source: { id: 'x1', name: 'archive', url: 'https://example.com/x1' },
    })
  })

  test('in use cannot be deleted', async () => {
    const client = await lake.freshClient()
    const { _id } = await client.assets.upload('image', await png(5, 5))
    await client.create({
      _type: 'page',
      image: { _type: 'image', asset: { _type: 'reference', _ref: _id } },
    })
    expect((await refusal(client.delete(_id))).statusCode).toBe(409)
    expect(await client.fetch('*[_type == "page"][0].image.asset->extension')).toBe('png')
  })
})

describe('an SVG', () => {
  test('has the size of its view box', async () => {
    const client = await lake.freshClient()
    const asset = await client.assets.upload('image', Buffer.from(SVG))
    expect(asset._id).toMatch(/-40x20-svg$/)
    expect(asset.mimeType).toBe('image/svg+xml')
  })

  test('is served unchanged, with a policy that disables its scripts', async () => {
    const client = await lake.freshClient()
    const { url } = await client.assets.upload('image', Buffer.from(SVG))
    const response = await fetch(`${url}?w=100&auto=format`)
    expect(await response.text()).toBe(SVG)
    expect(response.headers.get('content-type')).toMatch(/^image\/svg\+xml/)
    expect(response.headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*; sandbox$/,
    )
  })

  test('is rendered when another format is requested', async () => {
    const client = await lake.freshClient()
    const { url } = await client.assets.upload('image', Buffer.from(SVG))
    const response = await fetch(`${url}?fm=png&w=80`)
    const drawn = await sharp(await response.arrayBuffer()).metadata()
    expect(drawn).toMatchObject({ format: 'png', width: 80, height: 40 })
  })
})

describe('a file', () => {
  test('becomes an asset document and is served', async () => {
    const client = await lake.freshClient()
    const asset = await client.assets.upload('file', Buffer.from('%PDF-1.7'), {
      filename: 'Pack.PDF',
    })
    expect(asset).toMatchObject({
      _id: expect.stringMatching(/^file-[0-9a-f]{40}-pdf$/),
      _type: 'sanity.fileAsset',
      extension: 'pdf',
      mimeType: 'application/pdf',
      originalFilename: 'Pack.PDF',
      size: 8,
    })
    const response = await fetch(asset.url)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(await response.text()).toBe('%PDF-1.7')
    const download = await fetch(`${asset.url}?dl=Résumé.pdf`)
    expect(download.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''R%C3%A9sum%C3%A9.pdf",
    )
  })

  test.each(['', 'noextension', '../../etc/passwd', 'a.', 'a.b c', `a.${'x'.repeat(40)}`])(
    'called %j has a safe name',
    async (filename) => {
      const client = await lake.freshClient()
      const asset = await client.assets.upload('file', Buffer.from('x'), { filename })
      expect(asset._id).toMatch(/^file-[0-9a-f]{40}-bin$/)
      expect((await fetch(asset.url)).status).toBe(200)
    },
  )

  test('that is a page cannot run scripts', async () => {
    const client = await lake.freshClient()
    const { url } = await client.assets.upload('file', Buffer.from('<script>1</script>'), {
      filename: 'a.html',
    })
    expect((await fetch(url)).headers.get('content-security-policy')).toMatch(
      /^default-src 'none'.*; sandbox$/,
    )
  })
})

describe('what is refused', () => {
  test.each(['', 'not an image', '<svg'])('%j as an image', async (text) => {
    const client = await lake.freshClient()
    const path = `/v1/assets/images/${client.config().dataset}`
    const response = await lake.request(path, { method: 'POST', body: text })
    expect(response.status).toBe(400)
    expect(await client.fetch('count(*)')).toBe(0)
  })

  test('half an image', async () => {
    const client = await lake.freshClient()
    const bytes = await sharp({
      create: {
        width: 500,
        height: 500,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .png()
      .toBuffer()
    const error = await refusal(client.assets.upload('image', bytes.subarray(0, bytes.length / 2)))
    expect(error.statusCode).toBe(400)
    expect(await client.fetch('count(*)')).toBe(0)
  })

  test('a dataset that does not exist', async () => {
    const response = await lake.request('/v1/assets/files/nowhere', { method: 'POST', body: 'x' })
    expect(response.status).toBe(404)
  })

  test.each([
    '/images/localdev/production/none.png',
    `/images/localdev/production/${'0'.repeat(40)}-1x1.png`,
    `/images/other/production/${'0'.repeat(40)}-1x1.png`,
    `/images/localdev/nowhere/${'0'.repeat(40)}-1x1.png`,
    '/images/localdev/production/..%2F..%2Flake.sqlite',
    '/files/localdev/production/..%2Flake.sqlite',
    '/files/localdev/%2e%2e/lake.sqlite',
  ])('%s', async (path) => {
    expect((await lake.request(path)).status).toBe(404)
  })
})
