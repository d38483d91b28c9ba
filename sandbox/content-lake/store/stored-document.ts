import { isLakeDocument, type LakeDocument } from '../document.ts'

/**
 * Parses a document from the database.
 *
 * @throws when it is not a document: something else has written to the database
 */
export function parseStoredDocument(content: unknown): LakeDocument {
  const document: unknown = JSON.parse(String(content))
  if (!isLakeDocument(document)) throw new Error(`Not a document: ${String(content)}`)
  return document
}
