/** Images that are small to upload and would take hours, or all memory, to render. */
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { refusal, useLake } from './helpers/lake.ts'

const lake = useLake()

function svg(content: string, size = 'width="100" height="100"') {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`)
}

function nestedEntities(depth: number) {
  const entities = Array.from(
    { length: depth },
    (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`,
  )
  const declarations = `<!DOCTYPE svg [<!ENTITY e0 "ha">${entities.join('')}]>`
  return Buffer.concat([Buffer.from(declarations), svg(`<text>&e${depth};</text>`)])
}

/** A PNG whose header claims this many pixels a side. */
async function pngOf(side: number) {
  const bytes = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  bytes.writeUInt32BE(side, 16)
  bytes.writeUInt32BE(side, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

describe('an image that needs too many resources is refused', () => {
  test.each([
    ['an SVG with entities in entities', nestedEntities(10)],
    ['an SVG of a million pixels a side', svg('<rect/>', 'width="1000000" height="1000000"')],
    ['an SVG of no size', svg('<rect/>', 'width="1e9" height="1e9"')],
    ['an SVG nested 100,000 deep', svg('<g>'.repeat(100_000) + '</g>'.repeat(100_000))],
    ['half an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1')],
    ['a compressed SVG that is none', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0])],
  ])('%s', async (_case, bytes) => {
    const client = await lake.freshClient()
    expect((await refusal(client.assets.upload('image', bytes))).statusCode).toBe(400)
    expect(await client.fetch('count(*)')).toBe(0)
  })

  test.each([20_000, 2_000_000_000])('a PNG of %i pixels a side', async (side) => {
    const client = await lake.freshClient()
    const error = await refusal(client.assets.upload('image', await pngOf(side)))
    expect(error.statusCode).toBe(400)
  })
})

test('an SVG is rendered at the requested size', async () => {
  const client = await lake.freshClient()
  const { url } = await client.assets.upload('image', svg('<rect width="50" height="100"/>'))
  const response = await fetch(`${url}?fm=png&w=400`)
  const { data, info } = await sharp(await response.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 400, height: 400, channels: 4 })
  // Opaque up to the middle and clear from there on: it was not drawn small and enlarged.
  expect([data.at(4 * 199 + 3), data.at(4 * 200 + 3)]).toEqual([255, 0])
})
