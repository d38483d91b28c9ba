/**
 * Cuts the typefaces that the style sheet names to what pages show of them: a small file with the
 * characters of nearly every text, and one with further letters, which browsers load for a page that has
 * one of them.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** First and last code points. */
type Ranges = readonly (readonly [number, number])[]

/** English, figures, punctuation, currencies, units, and the signs of service levels: ≤ × ° ′ ₹ →. */
const FIRST: Ranges = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa3, 0xa3],
  [0xa7, 0xa7],
  [0xa9, 0xa9],
  [0xb0, 0xb3],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2009, 0x2009],
  [0x2010, 0x2011],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2020, 0x2020],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2032, 0x2033],
  [0x20ac, 0x20ac],
  [0x20b9, 0x20b9],
  [0x2122, 0x2122],
  [0x2192, 0x2192],
  [0x2212, 0x2212],
  [0x2264, 0x2265],
]

/** Latin letters of other languages, the marks that combine with letters, and further signs. */
const LATIN: Ranges = [
  [0xa1, 0x36f],
  [0x1e00, 0x1eff],
  [0x2000, 0x22ff],
]

type Part = { name: string; codePoints: ReadonlySet<number> }

// No character is in two: one that a typeface lacks would have the other file loaded in vain.
const PARTS: readonly Part[] = [
  { name: 'first', codePoints: codePointsIn(FIRST) },
  { name: 'more', codePoints: codePointsIn(LATIN).difference(codePointsIn(FIRST)) },
]

const OPTIONS = {
  targetFormat: 'woff2',
  // Kerning, figures of one width, ligatures, and marks in their places; no small capitals and the like.
  keepFeatures: ['kern', 'tnum', 'liga', 'ccmp', 'locl', 'mark', 'mkmk'],
  // IBM Plex Mono alone has instructions for coarse screens: a third of its file.
  noHinting: true,
} as const

const FONT_FACE = /@font-face\s*\{[^}]*\}/g

/** A typeface of a package. */
const SOURCE = /url\(['"](?<font>@[^'"]+\.ttf)['"]\)\s*format\(['"]truetype['"]\)/

/**
 * Vite plugin: makes two rules of each `@font-face` whose source is a TrueType file of a package.
 *
 * @throws when a style sheet would have a whole TrueType file sent to visitors
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
      handler: async (code, id) => await withParts(code, path.dirname(id), cache),
    },
  }
}

async function withParts(css: string, folder: string, cache: string): Promise<string> {
  let replaced = css
  for (const [rule] of css.matchAll(FONT_FACE)) {
    const font = SOURCE.exec(rule)?.groups?.['font']
    if (font === undefined) continue
    const source = fileURLToPath(import.meta.resolve(font))
    const rules = PARTS.map(async (part) => {
      const file = path.relative(folder, await writePart(cache, source, part))
      return rule
        .replace(SOURCE, () => `url('${file.replaceAll(path.sep, '/')}') format('woff2')`)
        .replace(/\}$/, () => `  unicode-range: ${unicodeRange(part)};\n}`)
    })
    const parts = (await Promise.all(rules)).join('\n')
    replaced = replaced.replace(rule, () => parts)
  }
  if (/\.ttf\b/.test(replaced)) throw new Error('subset-fonts: a rule is written otherwise')
  return replaced
}

/** @returns the file with the part, which is written unless it has been before */
async function writePart(cache: string, source: string, part: Part): Promise<string> {
  const font = await readFile(source)
  const key = createHash('sha256')
    .update(font)
    .update(JSON.stringify([...part.codePoints]) + JSON.stringify(OPTIONS))
  const folder = path.join(cache, key.digest('hex').slice(0, 16))
  const file = path.join(folder, `${path.basename(source, '.ttf')}-${part.name}.woff2`)
  if (existsSync(file)) return file
  await mkdir(folder, { recursive: true })
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, await subset(font, part))
  await rename(unfinished, file)
  return file
}

/** @returns the part as WOFF 2 */
async function subset(font: Buffer, { codePoints }: Part): Promise<Buffer> {
  return await subsetFont(font, String.fromCodePoint(...codePoints), OPTIONS)
}

/** https://www.w3.org/TR/css-fonts-4/#unicode-range-desc */
function unicodeRange({ codePoints }: Part): string {
  const starts = [...codePoints].filter((code) => !codePoints.has(code - 1))
  const ends = [...codePoints].filter((code) => !codePoints.has(code + 1))
  const hex = (code: number) => code.toString(16).toUpperCase()
  return starts
    .map((start, index) => {
      const end = ends[index] ?? start
      return start === end ? `U+${hex(start)}` : `U+${hex(start)}-${hex(end)}`
    })
    .join(', ')
}

function codePointsIn(ranges: Ranges): Set<number> {
  return new Set(
    ranges.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    ),
  )
}
