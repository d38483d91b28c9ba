import * as v from 'valibot'

const deliverySchema = v.picklist(['kept', 'waiting', 'sent', 'refused'])

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
  delivery: deliverySchema,
  attempts: v.number(),
  error: v.nullable(v.string()),
})

export type StoredMessage = v.InferOutput<typeof messageSchema> & {
  delivery: v.InferOutput<typeof deliverySchema>
  attempts: number
  /** Increases with every message. */
  sequence: number
  error: string | null
}

/** A row of the table `message`. */
export function readMessage(row: Record<string, unknown>): StoredMessage {
  const { content, ...delivery } = v.parse(rowSchema, row)
  return { ...content, ...delivery }
}
