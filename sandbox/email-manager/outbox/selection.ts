import * as v from 'valibot'
import { parseFields } from '../http/body.ts'

const sequence = v.pipe(
  v.string(),
  v.regex(/^\d{1,15}$/, 'Input should be a whole number'),
  v.transform(Number),
)

const selectionSchema = v.object({
  /** Only mails to this recipient. */
  to: v.optional(v.string()),
  /** Only mails whose subject or text contains this, in any case. */
  q: v.optional(v.string()),
  /** Only messages older, or newer, than this sequence number. */
  before: v.optional(sequence),
  after: v.optional(sequence),
})

/** Which messages to list. */
export type MessageSelection = v.InferOutput<typeof selectionSchema>

/**
 * Parses a selection from a query string; empty parameters are ignored.
 *
 * @throws Refusal 422 for an invalid sequence number
 */
export function readSelection(query: Record<string, string>): MessageSelection {
  const filled = Object.entries(query).filter(([, value]) => value !== '')
  return parseFields(selectionSchema, Object.fromEntries(filled), ['query'])
}

/** The address of a selection's page. */
export function addressOf(path: string, { to, q, before, after }: MessageSelection): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries({ to, q, before, after })) {
    if (value !== undefined) search.set(name, String(value))
  }
  return search.size === 0 ? path : `${path}?${search}`
}
