/**
 * Makes the ids of tagged elements reproducible. Chromium counts them across all documents that it has printed, so that
 * the same document would get other bytes each time.
 */
import { PDFArray, PDFDict, type PDFDocument, type PDFObject, PDFString } from 'pdf-lib'

const ELEMENT_ID = /^node\d{8}$/

/** Numbers the tagged elements from 1, in the order of their ids: the tree of ids stays sorted (ISO 32000-1, 7.9.6). */
export function reproducibleIds(pdf: PDFDocument): void {
  const objects = pdf.context.enumerateIndirectObjects().map(([, object]) => object)
  const ids = [...new Set(objects.flatMap(idsIn))].toSorted()
  const numbered = new Map(
    ids.map((id, index) => [id, PDFString.of(`node${String(index + 1).padStart(8, '0')}`)]),
  )
  for (const object of objects) rename(object, numbered)
}

function idsIn(object: PDFObject): string[] {
  if (object instanceof PDFString)
    return ELEMENT_ID.test(object.asString()) ? [object.asString()] : []
  if (object instanceof PDFArray) return object.asArray().flatMap(idsIn)
  if (object instanceof PDFDict) return object.values().flatMap(idsIn)
  return []
}

function rename(object: PDFObject, numbered: Map<string, PDFString>): void {
  const renamed = (value: PDFObject) =>
    value instanceof PDFString ? numbered.get(value.asString()) : undefined
  if (object instanceof PDFArray)
    for (const [index, value] of object.asArray().entries()) {
      object.set(index, renamed(value) ?? value)
      rename(value, numbered)
    }
  if (object instanceof PDFDict)
    for (const [key, value] of object.entries()) {
      object.set(key, renamed(value) ?? value)
      rename(value, numbered)
    }
}
