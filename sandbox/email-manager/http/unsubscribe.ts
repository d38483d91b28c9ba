import type { Hono } from 'hono'
import * as v from 'valibot'
import { withFaults } from '../faults/with-faults.ts'
import { readBody } from './body.ts'
import { checkBusiness } from './business.ts'
import type { Bound, Environment } from './environment.ts'
import { addressSchema } from './fields.ts'

const unsubscribeSchema = v.object({ email: addressSchema, business_id: v.string() })

/**
 * `POST /api/brain/unsubscribe`: needs no token (specification section 7), so an unknown address gets the
 * same answer as a known one.
 */
export function addUnsubscribeRoute(app: Hono<Bound>, environment: Environment): void {
  const { businessId, subscribers, commit } = environment
  app.post('/api/brain/unsubscribe', withFaults(environment, 'unsubscribe'), async (context) => {
    const { email, business_id } = await readBody(context, unsubscribeSchema)
    checkBusiness(businessId, business_id)
    commit(() => subscribers.unsubscribe(email))
    return context.json({ status: 'unsubscribed' })
  })
}
