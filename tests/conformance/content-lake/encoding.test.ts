import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { useLake } from './helpers/lake.ts'

const lake = useLake()

const LONG = 'x'.repeat(2000)
const DOCUMENT = { _id: 'a', _type: 'port', name: 'Mumbai' }

async function mutate(body: Uint8Array<ArrayBuffer>, encoding: string) {
  const { dataset } = (await lake.freshClient()).config()
  const path = `/v2025-02-19/data/mutate/${dataset}?returnDocuments=true`
  const headers = { 'Content-Encoding': encoding, 'Content-Type': 'application/json' }
  const response = await lake.request(path, { method: 'POST', headers, body })
  return { status: response.status, answer: await response.json() }
}

const bytesOf = (mutations: unknown) => Buffer.from(JSON.stringify({ mutations }))

test('every answer is compressed for those who take it', async () => {
  const client = await lake.freshClient()
  await client.create(DOCUMENT)
  const { dataset } = client.config()
  for (const path of [`doc/${dataset}/a`, `export/${dataset}`, `query/${dataset}?query=*`]) {
    for (const encoding of ['br', 'gzip', 'deflate']) {
      const headers = { 'Accept-Encoding': encoding }
      const compressed = await lake.request(`/v2025-02-19/data/${path}`, { headers })
      expect(compressed.headers.get('content-encoding')).toBe(encoding)
      expect(await compressed.text()).toContain('Mumbai')
    }
    const plain = await lake.request(`/v2025-02-19/data/${path}`, {
      headers: { 'Accept-Encoding': 'identity' },
    })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.headers.get('vary')).toContain('Accept-Encoding')
  }
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=0.8, br;q=0.5', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['BR', 'br'],
  ['*', 'br'],
  ['zstd', null],
  ['*;q=0', null],
  ['identity', null],
])('of what a client takes, %s, the lake chooses %s', async (accepted, encoding) => {
  const { headers } = await lake.request(`/v2025-02-19/data/query/production?query="${LONG}"`, {
    headers: { 'Accept-Encoding': accepted },
  })
  expect(headers.get('content-encoding')).toBe(encoding)
  expect(headers.get('content-length') === null).toBe(encoding !== null)
  expect(headers.get('vary')).toContain('Accept-Encoding')
})

test('a client that goes while it is answered disturbs nobody', async () => {
  const client = await lake.freshClient()
  const noise = Array.from({ length: 100_000 }, (_, index) => index ** 7).join(' ')
  await client.create({ ...DOCUMENT, noise })
  const { dataset } = client.config()
  for (const encoding of ['br', 'gzip', 'deflate']) {
    const aborter = new AbortController()
    const response = await lake.request(`/v2025-02-19/data/export/${dataset}`, {
      headers: { 'Accept-Encoding': encoding },
      signal: aborter.signal,
    })
    aborter.abort()
    await expect(response.text()).rejects.toThrow(/abort/)
  }
  expect(await client.fetch('*[0]._id')).toBe('a')
  expect(lake.logged).toEqual([])
})

test('events are not compressed, so that none waits for the next', async () => {
  const { dataset } = (await lake.freshClient()).config()
  const aborter = new AbortController()
  const response = await lake.request(`/v2025-02-19/data/listen/${dataset}?query=*`, {
    headers: { 'Accept-Encoding': 'gzip' },
    signal: aborter.signal,
  })
  expect(response.headers.get('content-encoding')).toBeNull()
  aborter.abort()
})

test.each([
  ['br', brotliCompressSync],
  ['gzip', gzipSync],
  ['deflate', deflateSync],
])('a body may be encoded as %s', async (encoding, encode) => {
  const { answer } = await mutate(encode(bytesOf([{ create: DOCUMENT }])), encoding)
  expect(answer).toMatchObject({ results: [{ document: DOCUMENT }] })
})

test('the limit is on what a body is when decoded', async () => {
  const large = bytesOf([{ create: { ...DOCUMENT, name: 'x'.repeat(4_000_000) } }])
  for (const [encoding, bomb] of [
    ['gzip', gzipSync(large)],
    ['br', brotliCompressSync(large)],
  ] as const) {
    expect(bomb.length).toBeLessThan(10_000)
    expect(await mutate(bomb, encoding)).toMatchObject({ status: 413 })
  }
})

test('a body that is not what it says is refused', async () => {
  expect(await mutate(Buffer.from('{"mutations": []}'), 'gzip')).toMatchObject({ status: 400 })
  const cut = gzipSync(bytesOf([{ create: DOCUMENT }])).subarray(0, 40)
  expect(await mutate(cut, 'gzip')).toMatchObject({ status: 400 })
  expect(await mutate(cut, 'br')).toMatchObject({ status: 400 })
  const cutInBrotli = brotliCompressSync(bytesOf([{ create: DOCUMENT }])).subarray(0, 20)
  expect(await mutate(cutInBrotli, 'br')).toMatchObject({ status: 400 })
  expect(await mutate(Buffer.from('{}'), 'snappy')).toMatchObject({
    status: 415,
    answer: { statusCode: 415, error: 'Unsupported Media Type' },
  })
  expect(lake.logged).toEqual([])
})

test('an asset may be compressed on its way', async () => {
  const { dataset } = (await lake.freshClient()).config()
  const response = await lake.request(`/v2025-02-19/assets/files/${dataset}?filename=a.txt`, {
    method: 'POST',
    headers: { 'Content-Encoding': 'gzip', 'Content-Type': 'text/plain' },
    body: gzipSync('a text'),
  })
  expect(await response.json()).toMatchObject({ document: { size: 6 } })
})
