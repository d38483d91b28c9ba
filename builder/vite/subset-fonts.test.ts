import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/helpers/temporary.ts'
import { charactersOf, subsetFonts } from './subset-fonts.ts'

const RULE = `@font-face {
  font-family: 'Archivo';
  font-weight: 600;
  src: url('@expo-google-fonts/archivo/600SemiBold/Archivo_600SemiBold.ttf')
    format('truetype');
}`

let folder: string
beforeEach(async () => {
  folder = await temporaryFolder()
})

test('splits a font: one small file for common letters, one for rare letters', async () => {
  const css = await transform(`a{color:red}\n${RULE}\nb{color:blue}`)
  expect(css).toMatch(/^a\{color:red\}[\s\S]*b\{color:blue\}$/)
  expect(css.match(/font-family: 'Archivo';\n {2}font-weight: 600;/g)).toHaveLength(2)
  const [common, rare] = await Promise.all(filesIn(css).map(lettersOf))
  expect(common?.size).toBeLessThan(10_000)
  for (const letter of 'Az09’“”–—…·§°′³≤≥×₹€→') expect(common?.letters).toContain(letter)
  for (const letter of 'éüøçńşłạ') {
    expect(common?.letters).not.toContain(letter)
    expect(rare?.letters).toContain(letter)
  }
})

test('puts each character in only one range, so that a character loads only one file', async () => {
  const css = await transform(RULE)
  const [common, rare] = Array.from(
    css.matchAll(/unicode-range: (.*);/g),
    ([, unicodeRange = '']) => new Set(charactersOf({ unicodeRange })),
  )
  expect(common?.size).toBeGreaterThan(100)
  expect(rare?.size).toBeGreaterThan(1000)
  expect(common?.intersection(rare ?? new Set())).toEqual(new Set())
})

test('does not change rules for local fonts', async () => {
  const local = "@font-face {\n  font-family: 'F';\n  src: local('Arial');\n}"
  expect(await transform(local)).toBe(local)
})

test('refuses a rule that it does not recognise, because the whole font would be loaded', async () => {
  await expect(transform(RULE.replace("format('truetype')", ''))).rejects.toThrow('subset-fonts')
})

async function transform(css: string): Promise<string> {
  const { configResolved, transform: hook } = subsetFonts()
  if (typeof configResolved !== 'function' || typeof hook !== 'object')
    throw new Error('the plugin has no hooks')
  Reflect.apply(configResolved, undefined, [{ cacheDir: folder }])
  return await Reflect.apply(hook.handler, undefined, [css, path.join(folder, 'fonts.css')])
}

function filesIn(css: string): string[] {
  return [...css.matchAll(/url\('([^']+)'\)/g)].map(([, url = '']) => path.join(folder, url))
}

async function lettersOf(file: string): Promise<{ size: number; letters: string }> {
  const content = await readFile(file)
  const font = await subsetFont(content, ALL_LETTERS, { targetFormat: 'truetype' })
  const letters = new Face(new Blob(new Uint8Array(font))).collectUnicodes()
  return { size: content.length, letters: String.fromCodePoint(...letters) }
}

const ALL_LETTERS = String.fromCodePoint(
  ...Array.from({ length: 0x2300 - 0x20 }, (_, index) => index + 0x20),
)
