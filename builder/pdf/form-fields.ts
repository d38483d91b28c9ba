/**
 * Adds form fields to a printed document (ISO 32000-1, 12.7).
 *
 * Before printing, each space to fill in (`FieldSpace` in `sheet.tsx`) gets a link. Chromium writes the link's page,
 * rectangle and place in the reading order to the PDF, where `addFormFields` turns the links into fields.
 */
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFPage,
  PDFRef,
  PDFString,
  type PDFTextField,
} from 'pdf-lib'
import type { FieldKind } from '../../src/features/documents/parts/sheet.tsx'

/** Origin of the links, which never resolves (RFC 2606). The query of a link describes its field. */
const ORIGIN = 'https://field.invalid/'

/** Kind of a field with several lines. */
const MULTILINE: FieldKind = 'lines'

/** `--color-ink` as a PDF fill colour. */
const INK = '0.063 0.125 0.18 rg'

/**
 * Puts a link over each `FieldSpace`. Runs in the browser, so it can't use this module's constants.
 *
 * @param pointsPerPixel length of a CSS pixel in points
 */
export function markFormFields(pointsPerPixel: number): void {
  for (const space of document.querySelectorAll<HTMLElement>('[data-field]')) {
    const { field = '', fieldLabel = '', fieldKind = '' } = space.dataset
    const style = getComputedStyle(space)
    const size = Number.parseFloat(style.fontSize) * pointsPerPixel
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
  const fields = new Map<string, PDFTextField>()
  for (const { ref, dict, parameters } of pdf.getPages().flatMap(fieldLinks)) {
    tags.get(ref)?.set(PDFName.of('S'), PDFName.of('Form'))
    const name = parameters.get('name') ?? ''
    const field = fields.get(name) ?? createField(pdf, name, parameters)
    fields.set(name, field)
    dict.delete(PDFName.of('A'))
    dict.delete(PDFName.of('Border'))
    dict.set(PDFName.of('Subtype'), PDFName.of('Widget'))
    dict.set(PDFName.of('MK'), pdf.context.obj({}))
    dict.set(PDFName.of('Parent'), field.ref)
    // Every widget needs its own description for screen readers (ISO 14289-1, 7.18.1).
    dict.set(PDFName.of('TU'), PDFHexString.fromText(parameters.get('label') ?? name))
    field.acroField.addWidget(ref)
  }
}

function createField(pdf: PDFDocument, name: string, parameters: URLSearchParams): PDFTextField {
  const field = pdf.getForm().createTextField(name)
  if (parameters.get('kind') === MULTILINE) field.enableMultiline()
  const { acroField } = field
  acroField.dict.set(PDFName.of('TU'), PDFHexString.fromText(parameters.get('label') ?? name))
  acroField.dict.set(PDFName.of('V'), PDFHexString.fromText(''))
  acroField.setDefaultAppearance(`${INK} /Helv ${parameters.get('size')} Tf`)
  return field
}

type FieldLink = { ref: PDFRef; dict: PDFDict; parameters: URLSearchParams }

function fieldLinks({ doc, node }: PDFPage): FieldLink[] {
  return (node.Annots()?.asArray() ?? []).flatMap((ref) => {
    const dict = doc.context.lookupMaybe(ref, PDFDict)
    const uri = dict?.lookupMaybe(PDFName.of('A'), PDFDict)?.lookup(PDFName.of('URI'))
    if (!(ref instanceof PDFRef) || !dict || !(uri instanceof PDFString)) return []
    const address = uri.decodeText()
    if (!address.startsWith(ORIGIN)) return []
    return [{ ref, dict, parameters: new URL(address).searchParams }]
  })
}

/** The structure element of each annotation. */
function tagsOfAnnotations({ context }: PDFDocument): Map<PDFRef, PDFDict> {
  const tags = new Map<PDFRef, PDFDict>()
  for (const [, tag] of context.enumerateIndirectObjects()) {
    if (!(tag instanceof PDFDict)) continue
    const children = tag.lookup(PDFName.of('K'))
    for (const child of children instanceof PDFArray ? children.asArray() : [children])
      if (child instanceof PDFDict) {
        const annotation = child.get(PDFName.of('Obj'))
        if (annotation instanceof PDFRef) tags.set(annotation, tag)
      }
  }
  return tags
}
