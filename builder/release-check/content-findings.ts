/** Published documents that are not ready for a release. */
import type { Schema } from '@sanity/types'
import { formatDate } from '../../src/text/format-date.ts'
import { validateDocuments } from '../../schemas/validation/validate-documents.ts'
import { nameDocument } from './name-document.ts'
import type { Published } from './published.ts'

/** Published documents that editors have marked as holding placeholder data, with their notes. */
export function placeholders({ documents }: Published, schema: Schema): string[] {
  return documents
    .filter((document) => document['isPlaceholder'] === true)
    .map((document) => {
      const note = document['placeholderNote']
      const name = nameDocument(document, schema)
      return typeof note === 'string' && note.trim() !== '' ? `${name}: ${note.trim()}` : name
    })
}

/** Days after which the law that the site refers to is to be compared with its source again. */
export const LAW_CHECKED_WITHIN = 90

const DAY = 24 * 60 * 60 * 1000

/** When the notice, its rules and its addresses were last checked, where that is too long before `now`. */
export function staleLaw({ documents }: Published, schema: Schema, now: Date): string[] {
  return documents.flatMap((document) => {
    const checked: unknown = Reflect.get(Object(document['regulation']), 'lastChecked')
    if (typeof checked !== 'string') return []
    const days = Math.floor((now.getTime() - Date.parse(checked)) / DAY)
    return days > LAW_CHECKED_WITHIN
      ? [
          `${nameDocument(document, schema)}, Last checked: ${formatDate(checked)}, ${days} days ago`,
        ]
      : []
  })
}

/** Rules of the Studio that published documents break: documents written without it, or before a rule. */
export async function brokenRules(published: Published, schema: Schema): Promise<string[]> {
  const { documents } = published
  const problems = await validateDocuments({ ...published, schema })
  const named = new Map(documents.map((document) => [document._id, nameDocument(document, schema)]))
  return problems
    .filter(({ level }) => level === 'error')
    .map(
      ({ id, field, rule }) =>
        [named.get(id) ?? id, field && `field ${field}`].filter(Boolean).join(', ') + `: ${rule}`,
    )
}
