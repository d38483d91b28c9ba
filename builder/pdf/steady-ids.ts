/**
 * Chromium names the tagged elements of a PDF by a count that goes on from page to page, so the same
 * document gets other names when something else was printed before it.
 */
import { PDFArray, PDFDict, type PDFDocument, type PDFObject, PDFString } from 'pdf-lib'

const ELEMENT_ID = /^node\d{8}$/

/** Counts the names of tagged elements from one, in the order that they have (ISO 32000-1, 14.7.2). */
export function steadyIds(pdf: PDFDocument): void {
  const objects = pdf.context.enumerateIndirectObjects().map(([, object]) => object)
  const ids = new Set(objects.flatMap(idsIn))
  const steady = new Map([...ids].toSorted().map((id, index) => [id, idOf(index + 1)]))
  for (const object of objects) rename(object, steady)
}

function idOf(count: number): PDFString {
  return PDFString.of(`node${String(count).padStart(8, '0')}`)
}

function idsIn(object: PDFObject): string[] {
  if (object instanceof PDFString)
    return ELEMENT_ID.test(object.asString()) ? [object.asString()] : []
  if (object instanceof PDFArray) return object.asArray().flatMap(idsIn)
  if (object instanceof PDFDict) return object.values().flatMap(idsIn)
  return []
}

function rename(object: PDFObject, steady: Map<string, PDFString>): void {
  const renamed = (value: PDFObject) =>
    value instanceof PDFString ? steady.get(value.asString()) : undefined
  if (object instanceof PDFArray)
    for (const [index, value] of object.asArray().entries()) {
      object.set(index, renamed(value) ?? value)
      rename(value, steady)
    }
  if (object instanceof PDFDict)
    for (const [key, value] of object.entries()) {
      object.set(key, renamed(value) ?? value)
      rename(value, steady)
    }
}
