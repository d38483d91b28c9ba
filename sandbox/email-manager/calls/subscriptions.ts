/** The calls of a subscription: signup, confirm, preferences and unsubscribe (specification section 7). */
import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Environment, HonoEnv } from '../environment.ts'
import { withFaults } from '../faults.ts'
import {
  addressSchema,
  checkBusiness,
  filledTextSchema,
  booleanSchema,
  parseFields,
  readBody,
  readIdempotencyKey,
  normaliseAddress,
  textSchema,
} from '../input.ts'
import { alreadySubscribedMail, confirmationMail, welcomeMail } from '../mail/subscription.ts'
import type { Preferences } from '../subscribers.ts'

const topics = { compliance: booleanSchema, emergency: booleanSchema, newsletter: booleanSchema }

const signupSchema = v.object({
  email: addressSchema,
  business_id: textSchema,
  journey_state: filledTextSchema,
  metadata: v.object({ source: filledTextSchema, preferences: v.object(topics) }),
})

const confirmSchema = v.object({ email: v.string(), token: v.string(), business_id: v.string() })

const querySchema = v.object({ business_id: v.string(), token: v.string() })

const changePreferencesSchema = v.object({
  ...querySchema.entries,
  preferences: v.object({
    ...topics,
    transactional: v.optional(v.literal(true, 'Input should be True')),
  }),
})

const unsubscribeSchema = v.object({ email: addressSchema, business_id: v.string() })

export function addSubscriptionCalls(app: Hono<HonoEnv>, environment: Environment): void {
  const { businessId, siteUrl, subscribers, acceptedRequests, outbox, commit } = environment

  // The response is the same for known and unknown addresses, so that it does not reveal who is subscribed.
  app.post('/api/brain/signup', withFaults(environment, 'signup'), async (context) => {
    const { email, business_id, metadata } = await readBody(context, signupSchema)
    checkBusiness(businessId, business_id)
    const key = readIdempotencyKey(context)
    commit(() =>
      acceptedRequests.executeOnce(key, [email, metadata.preferences], () => {
        const { purpose, token } = subscribers.signUp(email, metadata.preferences)
        const composeMail = purpose === 'confirm' ? confirmationMail : alreadySubscribedMail
        return outbox.send(composeMail(siteUrl, { email, token }))
      }),
    )
    return context.json({ status: 'pending' })
  })

  // While a link is valid, opening it again returns the same response and sends no second welcome mail.
  app.post('/api/brain/confirm', withFaults(environment, 'confirm'), async (context) => {
    const { email: linkEmail, token, business_id } = await readBody(context, confirmSchema)
    checkBusiness(businessId, business_id)
    const email = normaliseLinkAddress(linkEmail)
    commit(() => {
      const welcome = subscribers.confirm(email, token)
      if (welcome === null) return
      outbox.send(welcomeMail(siteUrl, { email, token: welcome.token }, welcome.preferences))
    })
    return context.json({ status: 'confirmed' })
  })

  const preferencesPath = '/api/brain/preferences/:email'

  app.get(preferencesPath, withFaults(environment, 'preferences.get'), (context) => {
    const { business_id, token } = parseFields(querySchema, context.req.query(), ['query'])
    checkBusiness(businessId, business_id)
    const email = normaliseLinkAddress(context.req.param('email'))
    return context.json({ preferences: withTransactional(subscribers.preferences(email, token)) })
  })

  app.put(preferencesPath, withFaults(environment, 'preferences.put'), async (context) => {
    const { business_id, token, preferences } = await readBody(context, changePreferencesSchema)
    checkBusiness(businessId, business_id)
    const email = normaliseLinkAddress(context.req.param('email'))
    commit(() => subscribers.setPreferences(email, token, preferences))
    return context.json({ status: 'updated', preferences: withTransactional(preferences) })
  })

  // Needs no token (specification section 7), so the response must not reveal whether the address is known.
  app.post('/api/brain/unsubscribe', withFaults(environment, 'unsubscribe'), async (context) => {
    const { email, business_id } = await readBody(context, unsubscribeSchema)
    checkBusiness(businessId, business_id)
    commit(() => subscribers.unsubscribe(email))
    return context.json({ status: 'unsubscribed' })
  })
}

/** Normalises the email address in a link. An invalid address becomes '', which no subscriber has. */
function normaliseLinkAddress(address: string): string {
  return normaliseAddress(address) ?? ''
}

function withTransactional({ compliance, emergency, newsletter }: Preferences) {
  return { compliance, emergency, newsletter, transactional: true }
}
