import * as v from 'valibot'

const messageSchema = v.object({
  id: v.string(),
  template: v.string(),
  to: v.string(),
  subject: v.string(),
  createdAt: v.string(),
  text: v.string(),
  html: v.string(),
  headers: v.record(v.string(), v.string()),
})

const rowSchema = v.object({
  sequence: v.number(),
  content: v.pipe(v.string(), v.parseJson(), messageSchema),
})

export type StoredMessage = v.InferOutput<typeof messageSchema> & {
  /** Increases with every message. */
  sequence: number
}

/** A row of the table `message`. */
export function readMessage(row: Record<string, unknown>): StoredMessage {
  const { content, sequence } = v.parse(rowSchema, row)
  return { ...content, sequence }
}
