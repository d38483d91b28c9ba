/** Adds what Chromium leaves out of a PDF, and removes what differs from print to print. */
import { PDFDocument } from 'pdf-lib'
import { makeAccessible } from './accessible.ts'
import { addFormFields } from './form-fields.ts'
import { reproducibleIds } from './reproducible-ids.ts'

/** Properties of a PDF (ISO 32000-1, 14.3.3), the same whenever and wherever it is printed. */
export type PdfProperties = { title: string; author: string; language: string; date: Date }

/**
 * Gives a printed PDF its properties, has readers show its title instead of the file's name, and
 * removes the time of printing: the same content makes the same bytes.
 */
export async function finishPdf(
  printed: Uint8Array,
  { title, author, language, date }: PdfProperties,
): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(printed, { updateMetadata: false })
  pdf.setTitle(title, { showInWindowTitleBar: true })
  pdf.setAuthor(author)
  pdf.setLanguage(language)
  pdf.setCreator(author)
  pdf.setCreationDate(date)
  pdf.setModificationDate(date)
  addFormFields(pdf)
  makeAccessible(pdf)
  reproducibleIds(pdf)
  return await pdf.save()
}

export async function countSheets(pdf: Uint8Array): Promise<number> {
  return (await PDFDocument.load(pdf, { updateMetadata: false })).getPageCount()
}
