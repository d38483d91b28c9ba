import { type PDFDocument, PDFHexString, type PDFRef, PDFString } from 'pdf-lib'
import type { Typeface } from './true-type.ts'

/** Maximum number of entries in one list of a character map. */
const MAX_LIST = 100

/**
 * Embeds a typeface whose text is written as two-byte glyph numbers (ISO 32000-1, 9.7).
 *
 * @param name unique among the typefaces of the document
 */
export function embedTypeface(
  { context }: PDFDocument,
  { file, box, ascent, descent, advances, glyphs }: Typeface,
  name: string,
): PDFRef {
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: 4,
      FontBBox: box,
      ItalicAngle: 0,
      Ascent: ascent,
      Descent: descent,
      CapHeight: ascent,
      StemV: 80,
      FontFile2: context.register(context.flateStream(file, { Length1: file.length })),
    }),
  )
  const descendant = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      CIDSystemInfo: {
        Registry: PDFString.of('Adobe'),
        Ordering: PDFString.of('Identity'),
        Supplement: 0,
      },
      FontDescriptor: descriptor,
      CIDToGIDMap: 'Identity',
      W: [0, advances],
    }),
  )
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: context.register(context.flateStream(characterMap(glyphs))),
    }),
  )
}

/** Tells readers which character each glyph is, to copy and search the text (9.10.3). */
function characterMap(glyphs: ReadonlyMap<number, number>): string {
  // Of two characters with one glyph the first is the common one: a space before a no-break space.
  const characters = new Map([...glyphs].reverse().map(([code, glyph]) => [glyph, code]))
  const entries = [...characters].map(([glyph, code]) => `<${hex(glyph)}> <${hex(code)}>`)
  const lists = Array.from({ length: Math.ceil(entries.length / MAX_LIST) }, (_, index) => {
    const list = entries.slice(index * MAX_LIST, (index + 1) * MAX_LIST)
    return `${list.length} beginbfchar\n${list.join('\n')}\nendbfchar`
  })
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange <0000> <FFFF> endcodespacerange',
    ...lists,
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n')
}

/** A string of two-byte numbers. */
export function glyphString(glyphs: readonly number[]): PDFHexString {
  return PDFHexString.of(glyphs.map(hex).join(''))
}

function hex(number: number): string {
  return number.toString(16).padStart(4, '0')
}
