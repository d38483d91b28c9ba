/**
 * Makes a form of a printed document (ISO 32000-1, 12.7).
 *
 * For each `FieldSpace` a link is put into the page before it is printed. Chromium then writes where
 * the space is, on which sheet, and its place in reading order; those links are made fields here.
 */
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRef,
  PDFString,
} from 'pdf-lib'
import type { FieldKind } from '../../src/features/documents/parts/sheet.tsx'

/** Addresses below it lead nowhere (RFC 2606): they say what field belongs there. */
const ORIGIN = 'https://field.invalid/'

/** Flags of fields (ISO 32000-1, tables 221 and 228). */
const FLAGS: Record<string, number> = { lines: 1 << 12 } satisfies Partial<
  Record<FieldKind, number>
>

/** The ink of the page's text. */
const INK = '0.063 0.125 0.18 rg'

/**
 * Runs in the page: puts a link over each space.
 *
 * @param points that a CSS pixel has on paper
 */
export function linkFieldSpaces(points: number): void {
  for (const space of document.querySelectorAll<HTMLElement>('[data-field]')) {
    const { field = '', fieldLabel = '', fieldKind = '' } = space.dataset
    const style = getComputedStyle(space)
    const size = Number.parseFloat(style.fontSize) * points
    const parameters = { name: field, label: fieldLabel, kind: fieldKind, size: size.toFixed(2) }
    const link = document.createElement('a')
    link.href = `https://field.invalid/?${new URLSearchParams(parameters).toString()}`
    link.setAttribute('aria-label', fieldLabel)
    link.style.cssText = 'position: absolute; inset: 0'
    if (style.position === 'static') space.style.position = 'relative'
    space.append(link)
  }
}

/**
 * Puts fields in place of the links, each named, labelled and tagged. Spaces of one name are one field.
 */
export function addFormFields(pdf: PDFDocument): void {
  const tags = tagsOfAnnotations(pdf)
  const fields = new Map<string, Widget[]>()
  for (const widget of pdf.getPages().flatMap(widgetsOf)) {
    const tag = tags.get(widget.ref)
    tag?.set(PDFName.of('S'), PDFName.of('Form'))
    const name = widget.parameters.get('name') ?? ''
    fields.set(name, [...(fields.get(name) ?? []), widget])
  }
  if (fields.size === 0) return
  const roots = [...fields].map(([name, widgets]) => makeField(pdf, name, widgets))
  const typeface = pdf.context.register(
    pdf.context.obj({
      Type: 'Font',
      Subtype: 'Type1',
      BaseFont: 'Helvetica',
      Encoding: 'WinAnsiEncoding',
    }),
  )
  const form = { Fields: roots, DR: { Font: { Helv: typeface } }, DA: appearance(0) }
  pdf.catalog.set(PDFName.of('AcroForm'), pdf.context.obj(form))
}

type Widget = { ref: PDFRef; dict: PDFDict; page: PDFRef; parameters: URLSearchParams }

function widgetsOf({ doc, ref: page, node }: PDFPage): Widget[] {
  return (node.Annots()?.asArray() ?? []).flatMap((ref) => {
    const dict = doc.context.lookupMaybe(ref, PDFDict)
    const uri = dict?.lookupMaybe(PDFName.of('A'), PDFDict)?.lookup(PDFName.of('URI'))
    if (!(ref instanceof PDFRef) || !dict || !(uri instanceof PDFString)) return []
    const address = uri.decodeText()
    if (!address.startsWith(ORIGIN)) return []
    return [{ ref, dict, page, parameters: new URL(address).searchParams }]
  })
}

/** The field of a name; where it is in several places, each of them is a child of it. */
function makeField(pdf: PDFDocument, name: string, widgets: Widget[]): PDFRef {
  for (const widget of widgets) makeWidget(pdf, widget)
  const [first] = widgets
  const parameters = first?.parameters
  const field = {
    FT: 'Tx',
    T: PDFHexString.fromText(name),
    TU: PDFHexString.fromText(parameters?.get('label') ?? name),
    Ff: FLAGS[parameters?.get('kind') ?? ''] ?? 0,
    V: PDFHexString.fromText(''),
    DA: appearance(Number(parameters?.get('size'))),
  }
  const own = pdf.context.obj(field)
  if (first && widgets.length === 1) {
    for (const [key, value] of own.entries()) first.dict.set(key, value)
    return first.ref
  }
  const parent = pdf.context.register(own)
  own.set(PDFName.of('Kids'), pdf.context.obj(widgets.map(({ ref }) => ref)))
  for (const { dict } of widgets) {
    dict.set(PDFName.of('Parent'), parent)
    // Each is announced by itself (ISO 14289-1, 7.18.1).
    dict.set(PDFName.of('TU'), own.get(PDFName.of('TU')) ?? PDFHexString.fromText(name))
  }
  return parent
}

function makeWidget({ context }: PDFDocument, { dict, page }: Widget): void {
  dict.delete(PDFName.of('A'))
  dict.delete(PDFName.of('Border'))
  const [left = 0, bottom = 0, right = 0, top = 0] = dict
    .lookup(PDFName.of('Rect'), PDFArray)
    .asArray()
    .map((side) => (side instanceof PDFNumber ? side.asNumber() : 0))
  const empty = context.register(
    context.stream('/Tx BMC EMC', {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, right - left, top - bottom],
      Resources: {},
    }),
  )
  const widget = context.obj({ Subtype: 'Widget', P: page, MK: {}, AP: { N: empty } })
  for (const [key, value] of widget.entries()) dict.set(key, value)
}

/** How a reader shows what is typed; size 0 lets it choose. */
function appearance(size: number): PDFString {
  return PDFString.of(`${INK} /Helv ${size} Tf`)
}

/** The tag of each annotation. */
function tagsOfAnnotations({ context }: PDFDocument): Map<PDFRef, PDFDict> {
  const tags = new Map<PDFRef, PDFDict>()
  for (const [, tag] of context.enumerateIndirectObjects()) {
    if (!(tag instanceof PDFDict)) continue
    const held = tag.lookup(PDFName.of('K'))
    for (const child of held instanceof PDFArray ? held.asArray() : [held])
      if (child instanceof PDFDict) {
        const annotation = child.get(PDFName.of('Obj'))
        if (annotation instanceof PDFRef) tags.set(annotation, tag)
      }
  }
  return tags
}
