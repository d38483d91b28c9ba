/**
 * Makes the ids of tagged elements reproducible. Chromium numbers them in the order in which it processes
 * them, across documents, so that the same document would get other bytes each time.
 */
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFString,
} from 'pdf-lib'

const ELEMENT_ID = /^node\d{8}$/
const NAMES = PDFName.of('Names')
const LIMITS = PDFName.of('Limits')

type IdTreeEntry = { id: PDFString; element: PDFRef }

/** Numbers the tagged elements in the order of the file (ISO 32000-1, 14.7.2). */
export function reproducibleIds(pdf: PDFDocument): void {
  const objects = pdf.context.enumerateIndirectObjects().map(([, object]) => object)
  const ids = new Set(objects.flatMap(idsIn))
  const numbered = new Map([...ids].map((id, index) => [id, idOf(index + 1)]))
  for (const object of objects) rename(object, numbered)
  const structure = pdf.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)
  const idTree = structure.lookupMaybe(PDFName.of('IDTree'), PDFDict)
  if (idTree) sortIdTree(leavesOf(idTree))
}

/** The nodes of a name tree that hold its entries, in order. */
function leavesOf(node: PDFDict): PDFDict[] {
  const kids = node.lookupMaybe(PDFName.of('Kids'), PDFArray)
  if (!kids) return [node]
  return kids.asArray().flatMap((_, index) => leavesOf(kids.lookup(index, PDFDict)))
}

/** Puts a name tree's entries in the order that readers search it by (ISO 32000-1, 7.9.6). */
function sortIdTree(leaves: readonly PDFDict[]): void {
  const entries = leaves
    .flatMap(entriesOf)
    .toSorted((a, b) => (a.id.asString() < b.id.asString() ? -1 : 1))
  for (const leaf of leaves) {
    const own = entries.splice(0, entriesOf(leaf).length)
    const [first, last] = [own[0], own.at(-1)]
    leaf.set(
      NAMES,
      arrayOf(
        leaf,
        own.flatMap(({ id, element }) => [id, element]),
      ),
    )
    if (first && last && leaf.has(LIMITS)) leaf.set(LIMITS, arrayOf(leaf, [first.id, last.id]))
  }
}

function entriesOf(leaf: PDFDict): IdTreeEntry[] {
  const names = leaf.lookup(NAMES, PDFArray).asArray()
  return names.flatMap((id, index) => {
    const element = names[index + 1]
    return id instanceof PDFString && element instanceof PDFRef ? [{ id, element }] : []
  })
}

function arrayOf(owner: PDFDict, values: readonly PDFObject[]): PDFArray {
  const array = PDFArray.withContext(owner.context)
  for (const value of values) array.push(value)
  return array
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
