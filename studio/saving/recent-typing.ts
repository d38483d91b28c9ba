/** Who else has typed in which open document lately. */
import { getPublishedId } from '@sanity/client/csm'
import { fieldsWrittenBy } from './fields-written-by.ts'

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

/** @param event of a listener, about a draft or version */
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
