/** Injected faults, set by people and tests. The real service has none. */
import { setTimeout as delay } from 'node:timers/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import type { Environment, HonoEnv } from './environment.ts'
import { readBody } from './input.ts'

/** The calls of specification section 7; both lead forms use `send`. */
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

const wholeNumber = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

/** Body of `PUT /faults`, which sets a fault for one call. */
export const faultRequestSchema = v.strictObject({
  call: v.picklist(CALLS),
  fault: v.strictObject({
    /** Milliseconds to wait first. */
    latencyMs: v.optional(wholeNumber(0, MAX_LATENCY_MS)),
    /** Status of the response; the call is not executed. */
    status: v.optional(wholeNumber(200, 599)),
    /** Body of the response. Without `status`, the call is executed, then its response is replaced. */
    body: v.optional(v.string()),
    contentType: v.optional(v.pipe(v.string(), v.regex(/^[\x20-\x7E]+$/, 'Not a header value'))),
    /** Closes the connection without a response, before or after the call is executed. */
    drop: v.optional(v.picklist(['before', 'after'])),
  }),
  /** Number of requests that the fault applies to; if missing, all requests until the fault is cleared. */
  times: v.optional(wholeNumber(1, 1_000_000)),
})

export type FaultRequest = v.InferOutput<typeof faultRequestSchema>
type CallFault = FaultRequest['fault']

/** The faults that are set, at most one for each call. Kept in memory: a restart clears them. */
export type Faults = Map<Call, FaultRequest>

/** Returns the fault for a request of this call, and decrements its counter. */
function consumeFault(faults: Faults, call: Call): CallFault | undefined {
  const entry = faults.get(call)
  if (entry?.times === 1) faults.delete(call)
  else if (entry?.times !== undefined) faults.set(call, { ...entry, times: entry.times - 1 })
  return entry?.fault
}

/** Middleware of a call: applies the fault that is set for the call, if any. */
export function withFaults({ faults }: Environment, call: Call): MiddlewareHandler<HonoEnv> {
  return async (context, next) => {
    const fault = consumeFault(faults, call)
    if (!fault) return next()
    const { latencyMs, status, body, drop } = fault
    if (latencyMs !== undefined) await delay(latencyMs, undefined, { ref: false })
    if (drop === 'before') return closeConnection(context)
    if (status !== undefined && drop === undefined) return faultResponse(fault, status)
    await next()
    if (drop === 'after') context.res = closeConnection(context)
    else if (body !== undefined) context.res = faultResponse(fault, context.res.status)
    return undefined
  }
}

/** `/faults`: lists, sets and clears faults. */
export function addFaultRoutes(app: Hono<HonoEnv>, { faults }: Environment): void {
  app.get('/faults', (context) => context.json([...faults.values()]))
  app.put('/faults', async (context) => {
    const request = await readBody(context, faultRequestSchema)
    faults.set(request.call, request)
    return context.json([...faults.values()])
  })
  app.delete('/faults', (context) => {
    faults.clear()
    return context.json([])
  })
}

function closeConnection(context: Context<HonoEnv>): Response {
  context.env.incoming.socket.destroy()
  return RESPONSE_ALREADY_SENT
}

function faultResponse({ body, contentType }: CallFault, status: number): Response {
  const text = body ?? JSON.stringify({ detail: 'This failure was set with PUT /faults' })
  const headers = { 'Content-Type': contentType ?? 'application/json' }
  return new Response([204, 205, 304].includes(status) ? null : text, { status, headers })
}
