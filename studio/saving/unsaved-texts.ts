/** Keeps the text that an editor types into a draft while somebody else removes the draft. */
import type { SanityClient } from '@sanity/client'
import { getDraftId } from '@sanity/client/csm'
import { BehaviorSubject, filter, Subject, type Subscription } from 'rxjs'
import type { DocumentStore, SanityDocument } from 'sanity'
import { noteOwnTyping } from './recent-typing.ts'
import { fieldsWrittenBy, isRecord } from './request.ts'

export type UnsavedText = {
  /** The published id. */
  readonly id: string
  /** The draft as the form last showed it. */
  readonly draft: SanityDocument
  /** The fields in which the editor typed. */
  readonly fields: readonly string[]
}

/** The texts kept in this tab until the editor restores or discards them. */
export const unsavedTexts = new BehaviorSubject<readonly UnsavedText[]>([])

/** Emits the published id of a document whose draft was discarded, deleted or published outside this tab. */
export const draftRemovals = new Subject<string>()

/** Emits the published id of a document that this editor is about to discard or delete. */
export const ownDraftRemovals = new Subject<string>()

/** Keeps the typed fields whose text is not in the lake. */
async function keepUnlessSaved(client: SanityClient, typed: UnsavedText): Promise<void> {
  const saved = await readSaved(client, typed.id)
  const fields = typed.fields.filter(
    (field) => !containsInOrder(textOf(saved[field]), textOf(typed.draft[field])),
  )
  if (fields.length === 0) return
  const kept = { ...typed, fields }
  const others = unsavedTexts.value.filter(
    (each) => each.id !== typed.id || !containsInOrder(textOfFields(kept), textOfFields(each)),
  )
  unsavedTexts.next([...others, kept])
}

/** Reads the draft, or else the published document. `save-handler.ts` delays this read until pending saves are done. */
async function readSaved(client: SanityClient, id: string): Promise<Record<string, unknown>> {
  try {
    const documents = await client.getDocuments([getDraftId(id), id])
    return documents.find((each) => each !== null) ?? {}
  } catch (error) {
    console.error(error)
    return {}
  }
}

/** Plain text of the fields, for the editor to read and copy. */
export function textOfFields({ draft, fields }: UnsavedText): string {
  return fields.map((field) => textOf(draft[field])).join('\n')
}

export function discardText(typed: UnsavedText): void {
  unsavedTexts.next(unsavedTexts.value.filter((each) => each !== typed))
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(textOf).join('\n')
  if (!isRecord(value)) return value === undefined || value === null ? '' : JSON.stringify(value)
  const { _key, _type, ...rest } = value
  return Object.values(rest).map(textOf).join('\n')
}

/** Whether `typed` is a subsequence of `saved`: others may have inserted text. */
function containsInOrder(saved: string, typed: string): boolean {
  let count = 0
  for (const character of saved) if (typed.startsWith(character, count)) count += character.length
  return count === typed.length
}

type WatchedDocument = {
  readonly pair: DocumentStore['pair']
  readonly client: SanityClient
  /** The published id. */
  readonly id: string
  readonly type: string
}

/**
 * Watches an open document. If somebody else removes its draft, saves pending changes at once, then keeps the text that
 * is still not in the lake.
 */
export function keepUnsavedText({ pair, client, id, type }: WatchedDocument): Subscription {
  let draft: SanityDocument | null = null
  let fields = new Set<string>()
  let isRemoved = false
  let isSaved = true
  let commit = () => {}

  const keepTypedText = () => {
    if (draft && fields.size > 0) void keepUnlessSaved(client, { id, draft, fields: [...fields] })
    fields = new Set()
  }
  const subscriptions = pair.editOperations(id, type).subscribe((operations) => {
    commit = () => operations.commit.execute()
  })
  subscriptions.add(
    pair.documentEvents(id, type).subscribe((event) => {
      if (event.version !== 'draft') return
      if (event.type === 'mutation' && event.origin === 'local') {
        noteOwnTyping(id)
        for (const field of fieldsWrittenBy(event.mutations)) fields.add(field)
      }
      if (event.type === 'mutation' || event.type === 'rebase') draft = event.document
    }),
  )
  subscriptions.add(
    pair.consistencyStatus(id, type).subscribe((saved) => {
      isSaved = saved
      // No save is pending any more: the Studio has reloaded the document, and the form may have lost the text.
      if (saved && isRemoved) keepTypedText()
      if (saved) isRemoved = false
    }),
  )
  subscriptions.add(
    draftRemovals.pipe(filter((removed) => removed === id)).subscribe(() => {
      isRemoved = true
      // Commits only what is unsaved: a needless commit just after Publish would suppress Publish's success message.
      if (isSaved) keepTypedText()
      else commit()
    }),
  )
  subscriptions.add(
    ownDraftRemovals.pipe(filter((removed) => removed === id)).subscribe(() => {
      fields = new Set()
    }),
  )
  return subscriptions
}
