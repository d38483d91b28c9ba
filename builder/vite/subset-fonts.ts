/**
 * Splits each font of a stylesheet into two files: a small file with the characters that nearly every text needs, and a
 * file with rarer letters, which browsers load only for pages that use such a letter.
 */
import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** English, figures, punctuation, currencies, units, and signs such as ≤ × ° ′ →. */
const COMMON =
  'U+20-7E, U+A0, U+A3, U+A7, U+A9, U+B0-B3, U+B7, U+D7, U+2009, U+2010-2011, U+2013-2014, ' +
  'U+2018-2019, U+201C-201D, U+2020, U+2022, U+2026, U+202F, U+2032-2033, U+20AC, U+20B9, ' +
  'U+2122, U+2192, U+2212, U+2264-2265'

/**
 * Latin letters of other languages, combining marks, and further signs, but no character of `COMMON`: for a
 * character in both ranges that the font lacks, browsers would load both files.
 */
const RARE =
  'U+A1-A2, U+A4-A6, U+A8, U+AA-AF, U+B4-B6, U+B8-D6, U+D8-36F, U+1E00-1EFF, U+2000-2008, ' +
  'U+200A-200F, U+2012, U+2015-2017, U+201A-201B, U+201E-201F, U+2021, U+2023-2025, ' +
  'U+2027-202E, U+2030-2031, U+2034-20AB, U+20AD-20B8, U+20BA-2121, U+2123-2191, ' +
  'U+2193-2211, U+2213-2263, U+2266-22FF'

type Part = { name: string; unicodeRange: string }

const PARTS: readonly Part[] = [
  { name: 'common', unicodeRange: COMMON },
  { name: 'rare', unicodeRange: RARE },
]

const OPTIONS = {
  targetFormat: 'woff2',
  // Kerning, tabular figures, ligatures and mark positions, but not features such as small capitals.
  keepFeatures: ['kern', 'tnum', 'liga', 'ccmp', 'locl', 'mark', 'mkmk'],
  // Only IBM Plex Mono has hinting, which is a third of its file.
  noHinting: true,
} as const

const FONT_FACE = /@font-face\s*\{[^}]*\}/g

/** Matches the `src` of a rule whose font is a TrueType file of a package. */
const SOURCE = /url\(['"](?<font>@[^'"]+\.ttf)['"]\)\s*format\(['"]truetype['"]\)/

/**
 * Vite plugin: splits each `@font-face` rule whose source is a TrueType file of a package into two rules.
 *
 * @throws when a stylesheet would send a whole TrueType file to visitors
 */
export function subsetFonts(): Plugin {
  let cache = ''
  return {
    name: 'subset-fonts',
    enforce: 'pre',
    configResolved({ cacheDir }) {
      cache = path.join(cacheDir, 'fonts')
    },
    transform: {
      filter: { id: /\.css$/, code: /@font-face/ },
      handler: async (code, id) => await splitFonts(code, path.dirname(id), cache),
    },
  }
}

async function splitFonts(css: string, folder: string, cache: string): Promise<string> {
  let replaced = css
  for (const [rule] of css.matchAll(FONT_FACE)) {
    const font = SOURCE.exec(rule)?.groups?.['font']
    if (font === undefined) continue
    const source = fileURLToPath(import.meta.resolve(font))
    const rules = PARTS.map(async (part) => {
      const file = path.relative(folder, await writePart(cache, source, part))
      return rule
        .replace(SOURCE, () => `url('${file.replaceAll(path.sep, '/')}') format('woff2')`)
        .replace(/\}$/, () => `  unicode-range: ${part.unicodeRange};\n}`)
    })
    const parts = (await Promise.all(rules)).join('\n')
    replaced = replaced.replace(rule, () => parts)
  }
  if (/\.ttf\b/.test(replaced)) throw new Error('subset-fonts: a @font-face has an unexpected form')
  return replaced
}

/** Writes the font file of a part, unless the file exists. @returns the file's path */
async function writePart(cache: string, source: string, part: Part): Promise<string> {
  const font = await readFile(source)
  const key = hash('sha256', hash('sha256', font) + part.unicodeRange + JSON.stringify(OPTIONS))
  const folder = path.join(cache, key.slice(0, 16))
  const file = path.join(folder, `${path.basename(source, '.ttf')}-${part.name}.woff2`)
  if (existsSync(file)) return file
  await mkdir(folder, { recursive: true })
  const temporaryFile = `${file}.${process.pid}`
  await writeFile(temporaryFile, await subsetFont(font, charactersOf(part), OPTIONS))
  await rename(temporaryFile, file)
  return file
}

/** The characters of a `unicode-range` (https://www.w3.org/TR/css-fonts-4/#unicode-range-desc). */
export function charactersOf({ unicodeRange }: Pick<Part, 'unicodeRange'>): string {
  const codePoints = unicodeRange.split(', ').flatMap((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((hex) => parseInt(hex, 16))
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
  return String.fromCodePoint(...codePoints)
}
