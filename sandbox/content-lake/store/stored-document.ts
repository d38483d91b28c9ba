import { isLakeDocument, type LakeDocument } from '../document.ts'

/**
 * Read a document as the database keeps it.
 *
 * @throws when it is none: something else has written to the database
 */
export function parseStoredDocument(content: unknown): LakeDocument {
  const document: unknown = JSON.parse(String(content))
  if (!isLakeDocument(document)) throw new Error(`Not a document: ${String(content)}`)
  return document
}
