/** A document of any type, with or without the fields that the lake adds. */
export type StoredDocument = {
  readonly _id: string
  readonly _type: string
  readonly [field: string]: unknown
}

export function isStoredDocument(value: unknown): value is StoredDocument {
  return (
    typeof value === 'object' &&
    value !== null &&
    '_id' in value &&
    typeof value._id === 'string' &&
    '_type' in value &&
    typeof value._type === 'string'
  )
}
