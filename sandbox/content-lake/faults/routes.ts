import { setTimeout } from 'node:timers/promises'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { closeConnection } from '../http/events.ts'
import { limitJson, readJsonObject } from '../http/input.ts'
import { type Fault, type FaultPlan, NO_FAULTS, parsePlan } from './plan.ts'

const PATH = '/faults'

/** `PUT /faults` sets the faults and replaces earlier ones; `DELETE /faults` removes all. */
export function addFaultRoutes(
  app: Hono,
  faults: Faults,
  stores: readonly { setFull(isFull: boolean): void }[],
): void {
  const apply = (plan: FaultPlan) => {
    faults.plan = plan
    for (const store of stores) store.setFull(plan.diskFull)
  }
  app.put(PATH, limitJson, async (context) => {
    apply(parsePlan(await readJsonObject(context)))
    return context.body(null, 204)
  })
  app.delete(PATH, (context) => {
    apply(NO_FAULTS)
    return context.body(null, 204)
  })
}

/** Applies the plan's faults to requests. */
export function applyFaults(faults: Faults): MiddlewareHandler {
  return async (context, next) => {
    const { path } = context.req
    const fault = path === PATH ? null : faults.consume(path)
    if (!fault) return next()
    if (fault.latency > 0) await setTimeout(fault.latency, undefined, { ref: false })
    if (fault.drop === 'before') return dropConnection(context)
    if (fault.status !== undefined) return errorResponse(context, fault.status)
    await next()
    return fault.drop === 'after' ? dropConnection(context) : undefined
  }
}

function errorResponse(context: Context, status: number): Response {
  const headers = new Headers(context.res.headers)
  headers.set('Content-Type', 'application/json')
  const message = 'A test requested this fault'
  return new Response(JSON.stringify({ statusCode: status, error: message, message }), {
    status,
    headers,
  })
}

/** Closes the connection. Hono needs a response, but this one is never sent. */
function dropConnection(context: Context): Response {
  closeConnection(context)
  return new Response(null, { status: 503 })
}

/** The faults that are set; none unless a test sets some. */
export class Faults {
  plan: FaultPlan = NO_FAULTS

  /** Returns the fault for a request and decrements its counter; null if no fault applies. */
  consume(path: string): Fault | null {
    const fault = this.plan.faults.find(({ times, matches }) => times > 0 && matches(path))
    if (fault) fault.times -= 1
    return fault ?? null
  }
}
