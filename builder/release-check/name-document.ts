import type { Schema } from '@sanity/types'
import type { StoredDocument } from '../../schemas/validation/stored-document.ts'

/** Characters; the titles of clauses are their whole text. */
const LONGEST_TITLE = 70

/**
 * A document as the Studio's lists name it, after the name of its type.
 *
 * @example Port “Mundra”, or Site settings
 */
export function nameDocument(document: StoredDocument, schema: Schema): string {
  const type = schema.get(document._type)
  const typeTitle = type?.title ?? document._type
  const { select = {}, prepare } = type?.preview ?? {}
  const selected = Object.entries(select).map(([name, path]) => [name, valueAt(document, path)])
  const { title } = prepare?.(Object.fromEntries(selected)) ?? {}
  return typeof title === 'string' && title !== '' && title !== typeTitle
    ? `${typeTitle} “${shortened(title)}”`
    : typeTitle
}

function shortened(title: string): string {
  return title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1).trimEnd()}…` : title
}

/** @param path names of fields and places in lists, split by dots, as a preview's `select` has it */
function valueAt(document: StoredDocument, path: string): unknown {
  let value: unknown = document
  for (const key of path.split('.')) value = Reflect.get(Object(value), key)
  return value
}
