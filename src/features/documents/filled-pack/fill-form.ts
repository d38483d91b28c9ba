/** Fills in the form of a PDF (`builder/pdf/form-fields.ts`); what it holds can still be edited. */
import { PDFDocument, PDFTextField } from 'pdf-lib'
import { FieldPrinter, type Obstacle } from './field-printer.ts'
import { printableText } from './printable-text.ts'
import type { Typeface } from './true-type.ts'
import { isPrintable } from './typesetter.ts'

/** A value for a field of the PDF; `label` is the name that the visitor knows. */
export type FieldEntry = { name: string; label: string; value: string }

/** Why an entry was not filled in; `field` if the PDF has no such field. */
export type FieldRefusal = { label: string; reason: Obstacle | 'field' }

/** Loaders of typefaces, the most needed first; they are called until every letter is covered. */
export type LoadTypefaces = readonly (() => Promise<Typeface[]>)[]

type Filled = { pdf: Uint8Array<ArrayBuffer>; refused: FieldRefusal[] }

/**
 * @param blank PDF with the form
 * @throws when it is no PDF, or no typeface can be had
 */
export async function fillForm(
  blank: Uint8Array,
  entries: readonly FieldEntry[],
  loadTypefaces: LoadTypefaces,
): Promise<Filled> {
  const pdf = await PDFDocument.load(blank, { updateMetadata: false })
  const form = pdf.getForm()
  const fields = entries.map(({ name, label, value }) => {
    const field = form.getFieldMaybe(name)
    if (!(field instanceof PDFTextField)) return { field: null, label, text: '' }
    const lines = field.isMultiline() ? value.split('\n') : [value]
    return { field, label, text: lines.map(printableText).join('\n') }
  })
  const faces = await facesFor(fields.map(({ text }) => text).join('\n'), loadTypefaces)
  const printer = new FieldPrinter(pdf, faces)
  const refused = fields.flatMap(({ field, label, text }): FieldRefusal[] => {
    if (field === null) return [{ label, reason: 'field' }]
    const reason = printer.print(field, text)
    return reason === null ? [] : [{ label, reason }]
  })
  pdf.setModificationDate(new Date())
  return { pdf: new Uint8Array(await pdf.save({ updateFieldAppearances: false })), refused }
}

async function facesFor(text: string, loaders: LoadTypefaces): Promise<Typeface[]> {
  const faces: Typeface[] = []
  for (const load of loaders) {
    faces.push(...(await load()))
    if (isPrintable(faces, text)) break
  }
  return faces
}
