/** Which texts of a page are for people, so that a mark no one sees may follow them. */
import type { FilterDefault } from '@sanity/client/stega'

/** Fields that code reads: it compares them, or puts them where no reader sees them. */
const READ_BY_CODE = new Set<unknown>(['coast', 'seoTitle', 'seoDescription'])

/** Fields that the package's own filter takes for something else by their names. */
const FOR_PEOPLE = new Set<unknown>(['documentId'])

/**
 * Whether a text is marked with the field that it comes from. Addresses, dates, slugs, keys and what is
 * known of image files are not, by the package's own filter and by these fields.
 */
export const isVisibleText: FilterDefault = (text) => {
  const field = text.sourcePath.findLast((segment) => typeof segment === 'string')
  if (text.value.trim() === '' || READ_BY_CODE.has(field)) return false
  // Of an image only what describes it is an editor's; the rest is the asset's.
  if (text.sourceDocument._type.startsWith('sanity.')) return false
  return FOR_PEOPLE.has(field) || text.filterDefault(text)
}
