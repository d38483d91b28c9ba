/** Recent typing in open documents, by this tab's editor and by others. */
import { getPublishedId } from '@sanity/client/csm'
import { fieldsWrittenBy } from './request.ts'

const RECENT_MS = 30_000

type Typing = {
  /** Id of the user. */
  readonly author: string
  readonly field: string
  readonly at: number
}

/** The transactions that this tab has sent. */
const own = new Set<unknown>()
/** By published id. */
const typings = new Map<string, Typing>()

export function noteOwn(transactionId: unknown): void {
  own.add(transactionId)
}

/** Whether this tab has sent a transaction. */
export function isOwn(transactionId: unknown): boolean {
  return own.has(transactionId)
}

/** @param event a listener's event about a draft or version */
export function noteTyping(event: Readonly<Record<string, unknown>>): void {
  const { documentId, transactionId, identity, mutations } = event
  if (isOwn(transactionId) || typeof documentId !== 'string' || !Array.isArray(mutations)) return
  const field = fieldsWrittenBy(mutations).at(-1)
  if (field === undefined || typeof identity !== 'string') return
  typings.set(getPublishedId(documentId), { author: identity, field, at: Date.now() })
}

/**
 * @param id the published id
 * @returns null if nobody else has typed in the document for half a minute
 */
export function recentTyping(id: string): Typing | null {
  const typing = typings.get(id)
  return typing && Date.now() - typing.at < RECENT_MS ? typing : null
}

/** The Studio sends typed text within a second. */
const PAUSE_MS = 1000

/** When this tab's editor last typed, by published id. */
const lastTyped = new Map<string, number>()

export function noteOwnTyping(id: string): void {
  lastTyped.set(id, Date.now())
}

/** Resolves when the editor pauses typing in a document. */
export async function pauseInTyping(id: string): Promise<void> {
  for (;;) {
    const left = (lastTyped.get(id) ?? 0) + PAUSE_MS - Date.now()
    if (left <= 0) return
    await new Promise((resolve) => setTimeout(resolve, left))
  }
}
