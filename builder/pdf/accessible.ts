/** Completes the accessibility tags of a PDF from Chromium (PDF/UA, ISO 14289-1). */
import {
  decodePDFRawStream,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFString,
} from 'pdf-lib'
import { withArtifacts } from './artifacts.ts'

/** Changes a document that Chromium has printed with `tagged: true`. */
export function makeAccessible(pdf: PDFDocument): void {
  nameStandardTags(pdf)
  for (const page of pdf.getPages()) {
    describeLinks(page)
    markArtifacts(pdf, page)
  }
}

/** Chromium tags emphasis with types of PDF 2.0; readers of PDF 1.7 are told what they are. */
function nameStandardTags(pdf: PDFDocument): void {
  const tree = pdf.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)
  const roles = { Strong: PDFName.of('Span'), Em: PDFName.of('Span') }
  tree.set(PDFName.of('RoleMap'), pdf.context.obj(roles))
}

/** A link says where it leads (ISO 14289-1, 7.18.5). */
function describeLinks(page: PDFPage): void {
  const annotations = page.node.Annots()
  const count = annotations?.size() ?? 0
  for (let index = 0; index < count; index += 1) {
    const annotation = annotations?.lookup(index, PDFDict)
    const action = annotation?.lookupMaybe(PDFName.of('A'), PDFDict)
    const uri = action?.lookupMaybe(PDFName.of('URI'), PDFString)
    if (uri) annotation?.set(PDFName.of('Contents'), PDFHexString.fromText(uri.decodeText()))
  }
}

/** What has no tag is decoration: rules, boxes, the mark across a sheet, page numbers (7.1). */
function markArtifacts(pdf: PDFDocument, page: PDFPage): void {
  const reference = page.node.get(PDFName.of('Contents'))
  const stream = pdf.context.lookup(reference)
  if (!(reference instanceof PDFRef && stream instanceof PDFRawStream))
    throw new Error('The content of a printed page is not the one stream that Chromium writes')
  const operators = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
  const marked = Buffer.from(withArtifacts(operators), 'latin1')
  pdf.context.assign(reference, pdf.context.flateStream(marked))
}
