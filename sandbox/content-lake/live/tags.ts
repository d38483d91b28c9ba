import { createHash } from 'node:crypto'
import { draftId, type LakeDocument, publishedId } from '../document.ts'
import type { DocumentChange } from '../store/transaction.ts'

/**
 * What an answer can depend on: one document, all of a type, or everything. A change that alters an answer
 * always has one of its tags; a change with one of its tags doesn't always alter it.
 */
export type Dependency = { id: string } | { type: string } | 'anything'

/** An opaque tag: clients compare those of an answer with those of a change. */
export function tagOf(dataset: string, dependency: Dependency): string {
  const hash = createHash('sha1').update(JSON.stringify([dataset, dependency]))
  return `s1:${hash.digest('base64url').slice(0, 8)}`
}

/**
 * The tags of a change. Where a draft or version is of another type than the document that it is laid over,
 * a change of the one hides or shows the other.
 *
 * @param get the present documents
 */
export function tagsOfChanges(
  dataset: string,
  changes: readonly DocumentChange[],
  get: (id: string) => LakeDocument | null,
): string[] {
  const tags = new Set([tagOf(dataset, 'anything')])
  for (const { id, before, after } of changes) {
    const group = publishedId(id)
    tags.add(tagOf(dataset, { id: group }))
    for (const document of [before, after, get(group), get(draftId(group))]) {
      if (document) tags.add(tagOf(dataset, { type: document['_type'] }))
    }
  }
  return [...tags]
}
