/**
 * Adds form fields to a printed document (ISO 32000-1, 12.7).
 *
 * Before printing, each `FieldSpace` in the page gets a link. Chromium writes the link's page, rectangle and place in
 * the reading order to the PDF, where `addFormFields` turns the links into fields.
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

/** Never resolves (RFC 2606). The query of a URL on it describes a field. */
const ORIGIN = 'https://field.invalid/'

/** Field flags by kind (ISO 32000-1, table 228): `lines` is multiline. */
const FLAGS: Record<string, number> = { lines: 1 << 12 } satisfies Partial<
  Record<FieldKind, number>
>

/** `--color-ink` as a PDF fill colour. */
const INK = '0.063 0.125 0.18 rg'

/**
 * Puts a link over each space. Runs in the browser, so it can't use this module's constants.
 *
 * @param points per CSS pixel
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

/** Replaces the links by tagged, labelled fields. Spaces with the same name become one field. */
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

/** Makes one field of the widgets with a name; several widgets become its children. */
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
    // Every widget needs its own description for screen readers (ISO 14289-1, 7.18.1).
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

/** Style of the typed text; size 0 lets the PDF reader choose. */
function appearance(size: number): PDFString {
  return PDFString.of(`${INK} /Helv ${size} Tf`)
}

/** The structure element of each annotation. */
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
