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

/** What goes wrong, and `PUT /faults` for it. */
export const faultRequestSchema = v.strictObject({
  call: v.picklist(CALLS, `Input should be one of ${CALLS.join(', ')}`),
  fault: v.strictObject({
    /** Waited first. */
    latencyMs: v.optional(wholeNumber(0, MAX_LATENCY_MS)),
    /** Answered in place of the call, which is not done. */
    status: v.optional(wholeNumber(200, 599)),
    /** The answer's text; without a status the call is done and only its answer replaced. */
    body: v.optional(v.string('Input should be a valid string')),
    contentType: v.optional(v.pipe(v.string(), v.regex(/^[\x20-\x7E]+$/, 'Not a header value'))),
    /** The connection ends without an answer, before the call is done or after. */
    drop: v.optional(v.picklist(['before', 'after'], "Input should be 'before' or 'after'")),
  }),
  /** How many requests meet it; left out, all do until it is cleared. */
  times: v.optional(wholeNumber(1, 1_000_000)),
})

export type FaultRequest = v.InferOutput<typeof faultRequestSchema>
export type CallFault = FaultRequest['fault']
