/** Recent typing in open documents, in this tab and outside it. */
import { getPublishedId } from '@sanity/client/csm'
import { fieldsWrittenBy } from './request.ts'

const RECENT_MS = 30_000

type Typing = {
  /** Id of the user. */
  readonly author: string
  readonly field: string
  readonly time: number
}

/** The transactions that this tab has sent. */
const ownSaves = new Set<unknown>()
/** For each document, by published id: the last typing outside this tab. */
const typings = new Map<string, Typing>()

export function noteOwnSave(transactionId: unknown): void {
  ownSaves.add(transactionId)
}

/** Whether this tab has sent a transaction. */
export function isOwnSave(transactionId: unknown): boolean {
  return ownSaves.has(transactionId)
}

/** @param event a listener's event about a draft or version */
export function noteTyping(event: Readonly<Record<string, unknown>>): void {
  const { documentId, transactionId, identity, mutations } = event
  if (isOwnSave(transactionId) || typeof documentId !== 'string') return
  if (typeof identity !== 'string' || !Array.isArray(mutations)) return
  const field = fieldsWrittenBy(mutations).at(-1)
  if (field === undefined) return
  typings.set(getPublishedId(documentId), { author: identity, field, time: Date.now() })
}

/**
 * @param id the published id
 * @returns the latest typing outside this tab, or null if there was none in the last half minute
 */
export function recentTyping(id: string): Typing | null {
  const typing = typings.get(id)
  return typing && Date.now() - typing.time < RECENT_MS ? typing : null
}

/** After this pause, the Studio has sent the typed text. */
const TYPING_PAUSE_MS = 1000

/** When this tab's editor last typed, by published id. */
const lastTyped = new Map<string, number>()

export function noteOwnTyping(id: string): void {
  lastTyped.set(id, Date.now())
}

/** Resolves when the editor pauses typing in a document. */
export async function pauseInTyping(id: string): Promise<void> {
  for (;;) {
    const remaining = (lastTyped.get(id) ?? 0) + TYPING_PAUSE_MS - Date.now()
    if (remaining <= 0) return
    await new Promise((resolve) => setTimeout(resolve, remaining))
  }
}
