import type { SanityClient } from '@sanity/client'
import { filter, type Subscription } from 'rxjs'
import type { DocumentStore, SanityDocument } from 'sanity'
import { fieldsWrittenBy } from './fields-written-by.ts'
import { noteKey } from './pause-in-typing.ts'
import { keepUnlessSaved, ownRemovals, removals } from './kept-texts.ts'

type Open = {
  readonly pair: DocumentStore['pair']
  readonly client: SanityClient
  /** The published id. */
  readonly id: string
  readonly type: string
}

/**
 * Watches a document that is open. When somebody else removes its draft, saves at once what is not saved, and
 * keeps what the lake then does not hold of the fields in which the editor has typed.
 */
export function keepTyped({ pair, client, id, type }: Open): Subscription {
  let draft: SanityDocument | null = null
  let fields = new Set<string>()
  let isRemoved = false
  let isSaved = true
  let commit = () => {}

  const check = () => {
    if (draft && fields.size > 0) void keepUnlessSaved(client, { id, draft, fields: [...fields] })
    fields = new Set()
  }
  const watching = pair.editOperations(id, type).subscribe((operations) => {
    commit = () => operations.commit.execute()
  })
  watching.add(
    pair.documentEvents(id, type).subscribe((event) => {
      if (event.version !== 'draft') return
      if (event.type === 'mutation' && event.origin === 'local') {
        noteKey(id)
        for (const field of fieldsWrittenBy(event.mutations)) fields.add(field)
      }
      if (event.type === 'mutation' || event.type === 'rebase') draft = event.document
    }),
  )
  watching.add(
    pair.consistencyStatus(id, type).subscribe((saved) => {
      isSaved = saved
      // After a removal: what the Studio has read anew is about to replace what was typed.
      if (saved && isRemoved) check()
      if (saved) isRemoved = false
    }),
  )
  watching.add(
    removals.pipe(filter((removed) => removed === id)).subscribe(() => {
      isRemoved = true
      // Not when all is saved: the Studio would forget to say that the editor's own Publish has succeeded.
      if (isSaved) check()
      else commit()
    }),
  )
  watching.add(
    ownRemovals.pipe(filter((removed) => removed === id)).subscribe(() => {
      fields = new Set()
    }),
  )
  return watching
}
