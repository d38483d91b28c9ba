import type { Hono } from 'hono'
import * as v from 'valibot'
import { withFaults } from '../faults/with-faults.ts'
import { invalidLink } from '../errors.ts'
import { readBody, readForm } from './body.ts'
import { checkBusiness } from './business.ts'
import { clientOf, type Bound, type Environment } from './environment.ts'
import { addressSchema } from './fields.ts'
import { knownAddress } from './known-address.ts'

const unsubscribeSchema = v.object({ email: addressSchema, business_id: v.string() })

/**
 * `POST /api/brain/unsubscribe`: needs no token (specification section 7), so an unknown address gets the
 * same answer as a known one. The one-click POST of RFC 8058 needs one.
 */
export function addUnsubscribeRoutes(app: Hono<Bound>, environment: Environment): void {
  const { businessId, subscribers, rates, commit } = environment

  app.post('/api/brain/unsubscribe', withFaults(environment, 'unsubscribe'), async (context) => {
    const { email, business_id } = await readBody(context, unsubscribeSchema)
    checkBusiness(businessId, business_id)
    commit(() => subscribers.unsubscribe(email))
    return context.json({ status: 'unsubscribed' })
  })

  app.post('/one-click/unsubscribe', async (context) => {
    const email = knownAddress(context.req.query('email') ?? '')
    const form = await readForm(context)
    if (form['List-Unsubscribe'] !== 'One-Click') throw invalidLink()
    const unsubscribe = () => {
      subscribers.preferences(email, context.req.query('token') ?? '')
      subscribers.unsubscribe(email)
    }
    rates.guess(clientOf(context), email, () => commit(unsubscribe))
    return context.json({ status: 'unsubscribed' })
  })
}
