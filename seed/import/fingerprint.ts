import { createHash } from 'node:crypto'
import type { StoredDocument } from '../../schemas/validation/stored-document.ts'

function inKeyOrder(_key: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value
}

/**
 * A hash of what a document says: its fields and its type, not the system fields that the lake
 * adds, and not the order of keys.
 */
export function fingerprint(document: StoredDocument): string {
  const content = Object.entries(document).filter(
    ([key]) => key === '_type' || !key.startsWith('_'),
  )
  return createHash('sha256')
    .update(JSON.stringify(Object.fromEntries(content), inKeyOrder))
    .digest('hex')
}
