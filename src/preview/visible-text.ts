/** Selects the texts that get an invisible mark for click-to-edit: those that readers see. */
import type { FilterDefault } from '@sanity/client/stega'

/** Fields that code compares or that readers don't see. */
const NOT_SHOWN = new Set<unknown>(['coast', 'kind', 'anchor', 'seoTitle', 'seoDescription'])

/** Fields that the package's own filter excludes by their names although readers see them. */
const SHOWN = new Set<unknown>(['documentId'])

/**
 * Whether a text is marked with the field that it comes from. Addresses, dates, slugs, keys and what is
 * known of image files are not, by the package's own filter and by these fields.
 */
export const isVisibleText: FilterDefault = (text) => {
  const field = text.sourcePath.findLast((segment) => typeof segment === 'string')
  if (text.value.trim() === '' || NOT_SHOWN.has(field)) return false
  // Fields of image assets are not edited in documents.
  if (text.sourceDocument._type.startsWith('sanity.')) return false
  return SHOWN.has(field) || text.filterDefault(text)
}
