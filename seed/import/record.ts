import type { StoredDocument } from '../../schemas/validation/stored-document.ts'

/**
 * Where the import keeps what it last wrote. The dot in the id keeps the document from visitors of
 * a hosted dataset.
 */
export const RECORD_ID = 'seed.record'

/** The fingerprint of each document as it was last imported, by id. */
export type ImportRecord = ReadonlyMap<string, string>

function isEntry(value: unknown): value is { _key: string; fingerprint: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    '_key' in value &&
    typeof value._key === 'string' &&
    'fingerprint' in value &&
    typeof value.fingerprint === 'string'
  )
}

/** Reads the record; a missing or malformed one counts as empty. */
export function readRecord(document: StoredDocument | undefined): ImportRecord {
  const entries: unknown = document?.['documents']
  return new Map(
    (Array.isArray(entries) ? entries.filter(isEntry) : []).map((entry) => [
      entry._key,
      entry.fingerprint,
    ]),
  )
}

export function recordDocument(record: ImportRecord): StoredDocument {
  return {
    _id: RECORD_ID,
    _type: 'seedRecord',
    documents: [...record]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([_key, fingerprint]) => ({ _key, fingerprint })),
  }
}
