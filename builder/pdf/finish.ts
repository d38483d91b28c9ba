/** Adds what Chromium leaves out of a PDF, and removes what differs each time it prints. */
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFString,
} from 'pdf-lib'
import { addFormFields } from './form-fields.ts'

/** Properties of a PDF (ISO 32000-1, 14.3.3). Chromium sets the language, from the page. */
export type PdfProperties = { title: string; author: string; date: Date }

/**
 * Sets the properties of a printed PDF, makes readers show its title instead of the file's name, and removes the time
 * of printing, so that the same content makes the same bytes.
 */
export async function finishPdf(
  printed: Uint8Array,
  { title, author, date }: PdfProperties,
): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(printed, { updateMetadata: false })
  pdf.setTitle(title, { showInWindowTitleBar: true })
  pdf.setAuthor(author)
  pdf.setCreator(author)
  pdf.setCreationDate(date)
  pdf.setModificationDate(date)
  addFormFields(pdf)
  makeAccessible(pdf)
  makeIdsReproducible(pdf)
  return await pdf.save()
}

export async function countSheets(pdf: Uint8Array): Promise<number> {
  return (await PDFDocument.load(pdf, { updateMetadata: false })).getPageCount()
}

/** Completes the accessibility tags of a PDF that Chromium has printed with `tagged: true` (PDF/UA, ISO 14289-1). */
function makeAccessible(pdf: PDFDocument): void {
  nameStandardTags(pdf)
  for (const page of pdf.getPages()) {
    describeLinks(page)
    markArtifacts(pdf, page)
  }
}

/** Chromium tags emphasis with types of PDF 2.0; this maps them to a type of PDF 1.7. */
function nameStandardTags(pdf: PDFDocument): void {
  const tree = pdf.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)
  const roles = { Strong: PDFName.of('Span'), Em: PDFName.of('Span') }
  tree.set(PDFName.of('RoleMap'), pdf.context.obj(roles))
}

/** Describes each link by its address (ISO 14289-1, 7.18.5). */
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

/** Marks untagged content as decoration: rules, boxes, watermarks, page numbers (ISO 14289-1, 7.1). */
function markArtifacts(pdf: PDFDocument, page: PDFPage): void {
  const reference = page.node.get(PDFName.of('Contents'))
  const stream = pdf.context.lookup(reference)
  if (!(reference instanceof PDFRef && stream instanceof PDFRawStream))
    throw new Error('Each printed page should have one content stream')
  const operators = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
  const marked = Buffer.from(withArtifacts(operators), 'latin1')
  pdf.context.assign(reference, pdf.context.flateStream(marked))
}

/** `OPEN_ARTIFACT` begins decoration. `CLOSE` ends decoration or tagged content (ISO 32000-1, 14.6 and 14.8.2.2). */
const OPEN_ARTIFACT = '/Artifact BMC'
const CLOSE = 'EMC'

/** Matches a painting operator. Untagged lines without such an operator need no mark. */
const PAINTS = /(?:^|\s)(?:f\*?|F|[Bb]\*?|[Ss]|sh|Do|Tj|TJ|'|")$/

/**
 * Marks as decoration whatever a content stream paints outside of tagged content.
 *
 * @param content operators as Skia writes them: one in each line, without nested tags
 */
export function withArtifacts(content: string): string {
  const marked: string[] = []
  let run: string[] = []
  let isTagged = false

  function endRun() {
    if (run.some((line) => PAINTS.test(line))) marked.push(OPEN_ARTIFACT, ...run, CLOSE)
    else marked.push(...run)
    run = []
  }

  for (const line of content.split('\n')) {
    if (line.endsWith('BDC')) {
      endRun()
      isTagged = true
    }
    if (isTagged) marked.push(line)
    else run.push(line)
    if (line === CLOSE) isTagged = false
  }
  endRun()
  return marked.join('\n')
}

const ELEMENT_ID = /^node\d{8}$/

/**
 * Numbers the tagged elements from 1. Chromium counts them across all documents that it has printed, so the same
 * document would have different bytes each time. The ids keep their order, because the tree of ids is sorted
 * (ISO 32000-1, 7.9.6).
 */
function makeIdsReproducible(pdf: PDFDocument): void {
  const objects = pdf.context.enumerateIndirectObjects().map(([, object]) => object)
  const ids = new Set<string>()
  const collect = (text: PDFString) => {
    if (ELEMENT_ID.test(text.asString())) ids.add(text.asString())
    return text
  }
  for (const object of objects) replaceStrings(object, collect)
  const numbered = new Map(
    [...ids]
      .toSorted()
      .map((id, index) => [id, PDFString.of(`node${String(index + 1).padStart(8, '0')}`)]),
  )
  for (const object of objects)
    replaceStrings(object, (text) => numbered.get(text.asString()) ?? text)
}

/** Replaces each string within an object by what `replace` returns. */
function replaceStrings(value: PDFObject, replace: (text: PDFString) => PDFString): PDFObject {
  if (value instanceof PDFString) return replace(value)
  if (value instanceof PDFArray)
    for (const [index, child] of value.asArray().entries())
      value.set(index, replaceStrings(child, replace))
  if (value instanceof PDFDict)
    for (const [key, child] of value.entries()) value.set(key, replaceStrings(child, replace))
  return value
}
