import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { typeface } from '../../../../tests/helpers/typefaces.ts'
import { readTypeface } from './true-type.ts'

const latin = await typeface('latin')

function advanceOf(character: string): number | undefined {
  return latin.advances[latin.glyphs.get(character.codePointAt(0) ?? 0) ?? -1]
}

test('has the letters of its scripts and no others', async () => {
  const has = (character: string) => latin.glyphs.has(character.codePointAt(0) ?? 0)
  expect(Array.from('AZazÀÿ09 –“”…').filter((character) => !has(character))).toEqual([])
  expect(Array.from('ŁЖΩ船\n').filter(has)).toEqual([])
  expect((await typeface('cyrillic')).glyphs.has(0x0416)).toBe(true)
})

test('knows how wide each letter is', () => {
  expect(advanceOf('i')).toBeLessThan(advanceOf('m') ?? 0)
  expect(advanceOf('1')).toBe(advanceOf('8'))
  expect(advanceOf('n')).toBeGreaterThan(400)
  expect(advanceOf('n')).toBeLessThan(700)
})

test('is a TrueType file, smaller than what it was read from unpacks to', () => {
  const view = new DataView(latin.file.buffer)
  expect(view.getUint32(0)).toBe(0x00010000)
  const tables = Array.from({ length: view.getUint16(4) }, (_, index) => {
    const at = 12 + 16 * index
    const tag = String.fromCodePoint(...latin.file.subarray(at, at + 4))
    return { tag, start: view.getUint32(at + 8), length: view.getUint32(at + 12) }
  })
  expect(tables.map(({ tag }) => tag)).toEqual([
    'cmap',
    'glyf',
    'head',
    'hhea',
    'hmtx',
    'loca',
    'maxp',
  ])
  for (const { start, length } of tables) {
    expect(start % 4).toBe(0)
    expect(start + length).toBeLessThanOrEqual(latin.file.length)
  }
})

test('a damaged file or another one is no typeface', async () => {
  const address = import.meta
    .resolve('@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff')
  const file = new Uint8Array(await readFile(fileURLToPath(address)))
  await expect(readTypeface(file.slice(0, 5000))).rejects.toBeInstanceOf(Error)
  await expect(readTypeface(new TextEncoder().encode('<!doctype html>'))).rejects.toThrow(/WOFF/)
})
