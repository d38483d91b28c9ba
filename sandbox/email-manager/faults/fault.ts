import * as v from 'valibot'

/** The calls of specification section 7; both leads are one. */
export const CALLS = [
  'signup',
  'send',
  'confirm',
  'preferences.get',
  'preferences.put',
  'unsubscribe',
] as const

export type Call = (typeof CALLS)[number]

const MAX_LATENCY_MS = 10 * 60_000

const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.number('Input should be a valid number'),
    v.integer('Input should be a whole number'),
    v.minValue(least, `Input should be ${least} or more`),
    v.maxValue(most, `Input should be ${most} or less`),
  )

/** A fault, and the body of `PUT /faults` that sets it. */
export const faultRequestSchema = v.strictObject({
  call: v.picklist(CALLS, `Input should be one of ${CALLS.join(', ')}`),
  fault: v.strictObject({
    /** Milliseconds to wait first. */
    latencyMs: v.optional(wholeNumber(0, MAX_LATENCY_MS)),
    /** The status to answer with; the call is not carried out. */
    status: v.optional(wholeNumber(200, 599)),
    /** The response's body; without a status the call is carried out and only its response replaced. */
    body: v.optional(v.string('Input should be a valid string')),
    contentType: v.optional(v.pipe(v.string(), v.regex(/^[\x20-\x7E]+$/, 'Not a header value'))),
    /** When to close the connection without a response: before or after the call is carried out. */
    drop: v.optional(v.picklist(['before', 'after'], "Input should be 'before' or 'after'")),
  }),
  /** How many requests it applies to; left out, all until it is cleared. */
  times: v.optional(wholeNumber(1, 1_000_000)),
})

export type FaultRequest = v.InferOutput<typeof faultRequestSchema>
export type CallFault = FaultRequest['fault']
