/** Failures of the calls, set by people and tests. The real service has no such thing. */
import { setTimeout as delay } from 'node:timers/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import type { Bound, Environment } from './environment.ts'
import { readBody } from './input.ts'

/** The calls of specification section 7; both leads are one. */
export const CALLS = [
  'signup',
  'send',
  'confirm',
  'preferences.get',
  'preferences.put',
  'unsubscribe',
] as const

type Call = (typeof CALLS)[number]

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

/** The faults that are set, at most one for each call. Kept in memory: a restart clears them. */
export class Faults {
  readonly #byCall = new Map<Call, FaultRequest>()
  readonly #closing = new AbortController()

  set(request: FaultRequest): void {
    this.#byCall.set(request.call, request)
  }

  clear(): void {
    this.#byCall.clear()
  }

  list(): FaultRequest[] {
    return [...this.#byCall.values()]
  }

  /** The fault for a request of this call, or null; its counter goes down. */
  take(call: Call): CallFault | null {
    const request = this.#byCall.get(call)
    if (!request) return null
    if (request.times === 1) this.#byCall.delete(call)
    else if (request.times !== undefined) {
      this.#byCall.set(call, { ...request, times: request.times - 1 })
    }
    return request.fault
  }

  /** @returns false when the service is closed before the time is over */
  async wait(milliseconds: number): Promise<boolean> {
    const { signal } = this.#closing
    return delay(milliseconds, true, { signal }).catch((error: unknown) => {
      if (signal.aborted) return false
      throw error
    })
  }

  close(): void {
    this.#closing.abort()
  }
}

/** Applies the fault that is set for a call to its next request. */
export function withFaults({ faults }: Environment, call: Call): MiddlewareHandler<Bound> {
  return async (context, next) => {
    const fault = faults.take(call)
    if (!fault) return next()
    const { latencyMs, status, body, drop } = fault
    const isOpen = latencyMs === undefined || (await faults.wait(latencyMs))
    if (!isOpen || drop === 'before') return hangUp(context)
    if (status !== undefined && drop === undefined) return answer(fault, status)
    await next()
    if (drop === 'after') context.res = hangUp(context)
    else if (body !== undefined) context.res = answer(fault, context.res.status)
    return undefined
  }
}

/** `/faults`: lists, sets and clears faults. */
export function addFaultRoutes(app: Hono<Bound>, { faults }: Environment): void {
  app.get('/faults', (context) => context.json(faults.list()))
  app.put('/faults', async (context) => {
    faults.set(await readBody(context, faultRequestSchema))
    return context.json(faults.list())
  })
  app.delete('/faults', (context) => {
    faults.clear()
    return context.json([])
  })
}

function hangUp(context: Context<Bound>): Response {
  context.env.incoming.socket.destroy()
  return RESPONSE_ALREADY_SENT
}

function answer({ body, contentType }: CallFault, status: number): Response {
  const text = body ?? JSON.stringify({ detail: 'This failure was asked for at the outbox' })
  const headers = { 'Content-Type': contentType ?? 'application/json' }
  return new Response([204, 205, 304].includes(status) ? null : text, { status, headers })
}

const json = (status: number, body: object): CallFault => ({ status, body: JSON.stringify(body) })
const page = (status: number, heading: string): CallFault => ({
  status,
  body: `<html><body><h1>${heading}</h1></body></html>`,
  contentType: 'text/html',
})

/** The faults that the outbox page offers, by label; `PUT /faults` accepts any. */
export const PRESETS: ReadonlyMap<string, CallFault> = new Map([
  ['Answer after 3 seconds', { latencyMs: 3000 }],
  ['Answer after 60 seconds', { latencyMs: 60_000 }],
  ['400 with a reason', json(400, { detail: 'The service refuses this request.' })],
  ['400 without a reason', json(400, {})],
  [
    '422 with a list of fields',
    json(422, { detail: [{ loc: ['body', 'email'], msg: 'Field required', type: 'missing' }] }),
  ],
  [
    '429 Too Many Requests',
    json(429, { detail: 'Too many requests. Please try again in a minute.' }),
  ],
  [
    '500 Internal Server Error',
    { status: 500, body: 'Internal Server Error', contentType: 'text/plain' },
  ],
  ['502 with an HTML page', page(502, '502 Bad Gateway')],
  ['200 with an HTML page, not doing it', page(200, 'Sign in to this network')],
  ['Do it, answer malformed JSON', { body: '{"status":' }],
  ['Do it, answer nothing', { body: '' }],
  ['Drop the connection before doing it', { drop: 'before' }],
  ['Drop the connection after doing it', { drop: 'after' }],
])
