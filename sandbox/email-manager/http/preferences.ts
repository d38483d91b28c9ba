import type { Hono } from 'hono'
import * as v from 'valibot'
import { withFaults } from '../faults/with-faults.ts'
import type { Preferences } from '../subscribers/subscriber.ts'
import { parseFields, readBody } from './body.ts'
import { checkBusiness } from './business.ts'
import type { Bound, Environment } from './environment.ts'
import { flag } from './fields.ts'
import { knownAddress } from './known-address.ts'

const PATH = '/api/brain/preferences/:email'

const linkSchema = v.object({ business_id: v.string(), token: v.string() })

const changeSchema = v.object({
  ...linkSchema.entries,
  preferences: v.object({
    compliance: flag,
    emergency: flag,
    newsletter: flag,
    transactional: v.optional(v.literal(true, 'Input should be True')),
  }),
})

/** `GET` and `PUT /api/brain/preferences/{email}`, both with the token of a manage link. */
export function addPreferencesRoutes(app: Hono<Bound>, environment: Environment): void {
  const { businessId, subscribers, commit } = environment

  app.get(PATH, withFaults(environment, 'preferences.get'), (context) => {
    const { business_id, token } = parseFields(linkSchema, context.req.query(), ['query'])
    checkBusiness(businessId, business_id)
    const email = knownAddress(context.req.param('email'))
    const preferences = subscribers.preferences(email, token)
    return context.json({ preferences: withTransactional(preferences) })
  })

  app.put(PATH, withFaults(environment, 'preferences.put'), async (context) => {
    const { business_id, token, preferences } = await readBody(context, changeSchema)
    checkBusiness(businessId, business_id)
    const email = knownAddress(context.req.param('email'))
    commit(() => subscribers.setPreferences(email, token, preferences))
    return context.json({ status: 'updated', preferences: withTransactional(preferences) })
  })
}

function withTransactional({ compliance, emergency, newsletter }: Preferences) {
  return { compliance, emergency, newsletter, transactional: true }
}
