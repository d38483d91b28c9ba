import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, MiddlewareHandler } from 'hono'
import type { Bound, Environment } from '../http/environment.ts'
import type { Call, CallFault } from './fault.ts'

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

function hangUp(context: Context<Bound>): Response {
  context.env.incoming.socket.destroy()
  return RESPONSE_ALREADY_SENT
}

function answer({ body, contentType }: CallFault, status: number): Response {
  const text = body ?? JSON.stringify({ detail: 'This failure was asked for at the outbox' })
  const headers = { 'Content-Type': contentType ?? 'application/json' }
  return new Response([204, 205, 304].includes(status) ? null : text, { status, headers })
}
