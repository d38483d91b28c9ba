/** What printing needs to know of a TrueType typeface (https://learn.microsoft.com/typography/opentype/spec/). */
import { readWoff } from './woff.ts'

export type Typeface = {
  /** As a TrueType file with only what PDFs use of it. */
  file: Uint8Array
  /** Lengths below are in thousandths of the size of the text. */
  box: number[]
  ascent: number
  descent: number
  /** How wide each glyph is. */
  advances: number[]
  /** The glyph of each character, by its code point. */
  glyphs: ReadonlyMap<number, number>
}

/** Tables that PDFs use (ISO 32000-1, 9.9). */
const USED = new Set('cmap,cvt ,fpgm,glyf,head,hhea,hmtx,loca,maxp,prep'.split(','))

/** @throws when the file is no TrueType typeface in WOFF */
export async function readTypeface(woff: Uint8Array<ArrayBuffer>): Promise<Typeface> {
  const tables = await readWoff(woff)
  const table = (tag: string) => {
    const found = tables.get(tag)
    if (!found) throw new Error(`The typeface has no table "${tag}"`)
    return found
  }
  const head = table('head')
  const hhea = table('hhea')
  const scale = 1000 / head.getUint16(18)
  return {
    file: sfnt(new Map([...tables].filter(([tag]) => USED.has(tag)))),
    box: [36, 38, 40, 42].map((at) => head.getInt16(at) * scale),
    ascent: hhea.getInt16(4) * scale,
    descent: hhea.getInt16(6) * scale,
    advances: advancesOf(table('hmtx'), hhea.getUint16(34), table('maxp').getUint16(4)).map(
      (advance) => advance * scale,
    ),
    glyphs: glyphsOf(table('cmap')),
  }
}

/** @param measured how many glyphs have a width of their own; the others have that of the last of them */
function advancesOf(hmtx: DataView, measured: number, count: number): number[] {
  return Array.from({ length: count }, (_, glyph) =>
    hmtx.getUint16(4 * Math.min(glyph, measured - 1)),
  )
}

/** Reads the table for characters of the basic plane ("cmap", format 4). */
function glyphsOf(cmap: DataView): Map<number, number> {
  const starts = Array.from({ length: cmap.getUint16(2) }, (_, index) =>
    cmap.getUint32(8 + 8 * index),
  )
  const start = starts.find((at) => cmap.getUint16(at) === 4)
  if (start === undefined) throw new Error('The typeface has no table of format 4')
  const size = cmap.getUint16(start + 6)
  const ends = start + 14
  const glyphs = new Map<number, number>()
  for (let segment = 0; segment < size; segment += 2) {
    const last = cmap.getUint16(ends + segment)
    const first = cmap.getUint16(ends + size + 2 + segment)
    const delta = cmap.getUint16(ends + 2 * size + 2 + segment)
    const offsetAt = ends + 3 * size + 2 + segment
    const offset = cmap.getUint16(offsetAt)
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const listed = offset === 0 ? code : cmap.getUint16(offsetAt + offset + 2 * (code - first))
      const glyph = listed === 0 ? 0 : (listed + delta) & 0xffff
      if (glyph !== 0) glyphs.set(code, glyph)
    }
  }
  return glyphs
}

/** A TrueType file of the tables, in the order of their tags. Its checksums are 0, which PDFs allow. */
function sfnt(tables: ReadonlyMap<string, DataView>): Uint8Array {
  const directory = 12 + 16 * tables.size
  const padded = (length: number) => Math.ceil(length / 4) * 4
  const sizes = [...tables.values()].map(({ byteLength }) => padded(byteLength))
  const file = new Uint8Array(sizes.reduce((total, size) => total + size, directory))
  const view = new DataView(file.buffer)
  const depth = Math.floor(Math.log2(tables.size))
  view.setUint32(0, 0x00010000)
  view.setUint16(4, tables.size)
  view.setUint16(6, 16 << depth)
  view.setUint16(8, depth)
  view.setUint16(10, 16 * tables.size - (16 << depth))
  let at = directory
  for (const [index, [tag, table]] of [...tables].sort(byTag).entries()) {
    const entry = 12 + 16 * index
    file.set(new TextEncoder().encode(tag), entry)
    view.setUint32(entry + 8, at)
    view.setUint32(entry + 12, table.byteLength)
    file.set(new Uint8Array(table.buffer, table.byteOffset, table.byteLength), at)
    at += padded(table.byteLength)
  }
  return file
}

function byTag([a]: [string, DataView], [b]: [string, DataView]): number {
  return a < b ? -1 : 1
}
