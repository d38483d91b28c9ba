import * as v from 'valibot'
import { parseFields } from '../http/body.ts'

const sequence = v.pipe(
  v.string(),
  v.regex(/^\d{1,15}$/, 'Input should be a whole number'),
  v.transform(Number),
)

const selectionSchema = v.object({
  /** The recipient whose mail alone is wanted. */
  to: v.optional(v.string()),
  /** What subject or text must contain, in whatever case. */
  q: v.optional(v.string()),
  /** Those older, or newer, than the message of this sequence number. */
  before: v.optional(sequence),
  after: v.optional(sequence),
})

/** Which messages are asked for. */
export type MessageSelection = v.InferOutput<typeof selectionSchema>

/**
 * A selection as the outbox's addresses have it; what is left empty is not asked for.
 *
 * @throws Refusal 422 for a sequence number that is none
 */
export function readSelection(query: Record<string, string>): MessageSelection {
  const filled = Object.entries(query).filter(([, value]) => value !== '')
  return parseFields(selectionSchema, Object.fromEntries(filled), ['query'])
}

/** The address of the messages that a selection picks. */
export function addressOf(path: string, { to, q, before, after }: MessageSelection): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries({ to, q, before, after })) {
    if (value !== undefined) search.set(name, String(value))
  }
  return search.size === 0 ? path : `${path}?${search}`
}
