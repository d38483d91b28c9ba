/** Published documents that are not ready for a release. */
import type { Schema } from '@sanity/types'
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
