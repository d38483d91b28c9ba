import { createHash } from 'node:crypto'
import { publishedId } from '../document.ts'
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

/** The tags of a change. */
export function tagsOfChanges(dataset: string, changes: readonly DocumentChange[]): string[] {
  const tags = new Set([tagOf(dataset, 'anything')])
  for (const { id, before, after } of changes) {
    tags.add(tagOf(dataset, { id: publishedId(id) }))
    for (const document of [before, after]) {
      if (document) tags.add(tagOf(dataset, { type: document['_type'] }))
    }
  }
  return [...tags]
}
