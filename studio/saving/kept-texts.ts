/** What was typed into a draft that somebody removed meanwhile, and that no draft holds now. */
import type { SanityClient } from '@sanity/client'
import { getDraftId } from '@sanity/client/csm'
import { BehaviorSubject, filter, Subject, type Subscription } from 'rxjs'
import type { DocumentStore, SanityDocument } from 'sanity'
import { noteKey } from './recent-typing.ts'
import { fieldsWrittenBy, isRecord } from './request.ts'

export type Typed = {
  /** The published id. */
  readonly id: string
  /** The draft as its form showed it last. */
  readonly draft: SanityDocument
  /** The fields in which something was typed. */
  readonly fields: readonly string[]
}

/** The texts kept in this tab until the editor brings them back or lets them go. */
export const keptTexts = new BehaviorSubject<readonly Typed[]>([])

/** Published ids of documents whose versions were removed or published, by anyone. */
export const removals = new Subject<string>()

/** Published ids of documents that the editor is about to discard or delete. */
export const ownRemovals = new Subject<string>()

/** Keeps the fields whose text the lake does not hold. */
async function keepUnlessSaved(client: SanityClient, typed: Typed): Promise<void> {
  const saved = await savedOf(client, typed.id)
  const fields = typed.fields.filter(
    (field) => !holds(textOf(saved[field]), textOf(typed.draft[field])),
  )
  if (fields.length === 0) return
  const kept = { ...typed, fields }
  const others = keptTexts.value.filter(
    (each) => each.id !== typed.id || !holds(textOfFields(kept), textOfFields(each)),
  )
  keptTexts.next([...others, kept])
}

/** The draft or what is published, after the saves that are under way (`saveHandler`); else without fields. */
async function savedOf(client: SanityClient, id: string): Promise<Record<string, unknown>> {
  try {
    const documents = await client.getDocuments([getDraftId(id), id])
    return documents.find((each) => each !== null) ?? {}
  } catch (error) {
    console.error(error)
    return {}
  }
}

/** The fields' text, as the editor can read and copy it. */
export function textOfFields({ draft, fields }: Typed): string {
  return fields.map((field) => textOf(draft[field])).join('\n')
}

export function letGo(typed: Typed): void {
  keptTexts.next(keptTexts.value.filter((each) => each !== typed))
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(textOf).join('\n')
  if (!isRecord(value)) return value === undefined || value === null ? '' : JSON.stringify(value)
  const { _key, _type, ...rest } = value
  return Object.values(rest).map(textOf).join('\n')
}

/** Whether all characters of `typed` are in `saved`, in this order: others may have typed between them. */
function holds(saved: string, typed: string): boolean {
  let found = 0
  for (const character of saved) if (typed.startsWith(character, found)) found += character.length
  return found === typed.length
}

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
