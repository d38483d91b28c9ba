import { setTimeout } from 'node:timers/promises'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { hangUp } from '../http/events.ts'
import { limitJson, readJsonObject } from '../http/input.ts'
import { type Fault, type FaultPlan, NO_FAULTS, parsePlan } from './plan.ts'

const PATH = '/faults'

/** `PUT /faults` replaces the plan of faults; `DELETE /faults` clears it. */
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
    const fault = path === PATH ? null : faults.take(path)
    if (!fault) return next()
    if (fault.latency > 0) await setTimeout(fault.latency, undefined, { ref: false })
    if (fault.drop === 'before') return cut(context)
    if (fault.status !== undefined) return refuse(context, fault.status)
    await next()
    return fault.drop === 'after' ? cut(context) : undefined
  }
}

function refuse(context: Context, status: number): Response {
  const headers = new Headers(context.res.headers)
  headers.set('Content-Type', 'application/json')
  const message = 'A test requested this fault'
  return new Response(JSON.stringify({ statusCode: status, error: message, message }), {
    status,
    headers,
  })
}

/** Closes the connection without a response. */
function cut(context: Context): Response {
  hangUp(context)
  return new Response(null, { status: 503 })
}

/** The current plan of faults; empty unless a test sets one. */
export class Faults {
  plan: FaultPlan = NO_FAULTS

  /** Returns the fault for a request, or null, and decrements its counter. */
  take(path: string): Fault | null {
    const fault = this.plan.faults.find((each) => each.times > 0 && each.matches(path))
    if (fault) fault.times -= 1
    return fault ?? null
  }
}
