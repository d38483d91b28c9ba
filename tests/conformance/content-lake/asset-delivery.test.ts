import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { useLake } from './helpers/lake.ts'

// https://www.sanity.io/docs/content-lake/asset-pipeline and RFC 9110, sections 13 and 14.
const lake = useLake()
const TEXT = '0123456789'

async function uploaded(filename?: string, text = TEXT) {
  const client = await lake.freshClient()
  return client.assets.upload('file', Buffer.from(text), filename === undefined ? {} : { filename })
}

describe('a part of a file', () => {
  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=5-500', 206, '56789', 'bytes 5-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['lines=1-2', 200, TEXT, null],
    ['bytes=4-2', 200, TEXT, null],
  ])('%s is answered with %i', async (range, status, text, contentRange) => {
    const { url } = await uploaded('ten.txt')
    const response = await fetch(url, { headers: { range } })
    expect([response.status, await response.text()]).toEqual([status, text])
    expect(response.headers.get('content-range')).toBe(contentRange)
    expect(response.headers.get('accept-ranges')).toBe('bytes')
  })
})

test('what the client has already is not sent again', async () => {
  const { url } = await uploaded('ten.txt')
  const etag = (await fetch(url)).headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[^"]+"$/)
  expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304)
  expect((await fetch(url, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
})

test('a download has the name that is asked for, or that of the upload', async () => {
  const { url } = await uploaded('Résumé.txt')
  const nameOf = async (search: string) =>
    (await fetch(`${url}${search}`)).headers.get('content-disposition')
  expect(await nameOf('')).toBeNull()
  expect(await nameOf('?dl=a b.txt')).toBe("attachment; filename*=UTF-8''a%20b.txt")
  expect(await nameOf('?dl')).toBe("attachment; filename*=UTF-8''R%C3%A9sum%C3%A9.txt")
  expect(await nameOf('?dl=')).toBe("attachment; filename*=UTF-8''R%C3%A9sum%C3%A9.txt")
})

test('an image is downloaded, and has a name for people, as a file has', async () => {
  const client = await lake.freshClient()
  const create = { width: 4, height: 4, channels: 3, background: 'red' } as const
  const bytes = await sharp({ create }).png().toBuffer()
  const { url } = await client.assets.upload('image', bytes, { filename: 'tug.png' })
  const response = await fetch(`${url}/a-tug-at-work.png?w=2&dl`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('content-disposition')).toContain('tug.png')
  const again = { headers: { 'if-none-match': response.headers.get('etag') ?? '' } }
  expect((await fetch(`${url}?w=2`, again)).status).toBe(304)
  const file = await uploaded('ten.txt')
  expect(await (await fetch(`${file.url}/for-people.txt`)).text()).toBe(TEXT)
})

test('a PDF without a name is one', async () => {
  const asset = await uploaded(undefined, '%PDF-1.7\n')
  expect(asset).toMatchObject({ extension: 'pdf', mimeType: 'application/pdf' })
})
