import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Compressor } from './compress.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'compress-'))
})
afterAll(() => rm(folder, { recursive: true }))

test.each([0, 1, 65_520, 65_521, 70_000, 5_000_000])(
  'a file of %i bytes comes back whole from both forms',
  async (size) => {
    const content = Buffer.alloc(size, 'A line of a page, and its number. ')
    await new Compressor().write(path.join(folder, 'page.html'), content)
    const [brotli, gzip] = await Promise.all(
      ['br', 'gz'].map((form) => readFile(path.join(folder, `page.html.${form}`))),
    )
    expect(brotli && brotliDecompressSync(brotli).equals(content)).toBe(true)
    expect(gzip && gunzipSync(gzip).equals(content)).toBe(true)
  },
)

test('a repetition from the beginning of a file is found at its end', async () => {
  // Bytes without any pattern of their own, twice: a window that is smaller than the file misses the first ones.
  let state = 1
  const half = Buffer.from(
    Array.from({ length: 150_000 }, () => (state = (state * 48_271) % 2_147_483_647) & 0xff),
  )
  await new Compressor().write(path.join(folder, 'page.html'), Buffer.concat([half, half]))
  const brotli = await readFile(path.join(folder, 'page.html.br'))
  expect(brotli.length).toBeLessThan(half.length * 1.2)
})
