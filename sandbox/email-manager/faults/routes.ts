import type { Hono } from 'hono'
import { readBody } from '../http/body.ts'
import type { Bound, Environment } from '../http/environment.ts'
import { faultRequestSchema } from './fault.ts'

/** `/faults`: lists, sets and clears faults. The real service has no such call. */
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
