/** The calls of a subscription: signup, confirm, preferences and unsubscribe (specification section 7). */
import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Environment, HonoEnv } from '../environment.ts'
import { withFaults } from '../faults.ts'
import {
  addressSchema,
  checkBusiness,
  filledText,
  flag,
  parseFields,
  readBody,
  readIdempotencyKey,
  normaliseAddress,
  text,
} from '../input.ts'
import { alreadySubscribedMail, confirmationMail, welcomeMail } from '../mail/subscription.ts'
import type { Preferences } from '../subscribers.ts'

const lists = { compliance: flag, emergency: flag, newsletter: flag }

const signupSchema = v.object({
  email: addressSchema,
  business_id: text,
  journey_state: filledText,
  metadata: v.object({ source: filledText, preferences: v.object(lists) }),
})

const confirmSchema = v.object({ email: v.string(), token: v.string(), business_id: v.string() })

const linkSchema = v.object({ business_id: v.string(), token: v.string() })

const changeSchema = v.object({
  ...linkSchema.entries,
  preferences: v.object({
    ...lists,
    transactional: v.optional(v.literal(true, 'Input should be True')),
  }),
})

const unsubscribeSchema = v.object({ email: addressSchema, business_id: v.string() })

export function addSubscriptionCalls(app: Hono<HonoEnv>, environment: Environment): void {
  const { businessId, siteUrl, subscribers, accepted, outbox, commit } = environment

  // The answer is the same for known and unknown addresses, so that it does not reveal who is subscribed.
  app.post('/api/brain/signup', withFaults(environment, 'signup'), async (context) => {
    const { email, business_id, metadata } = await readBody(context, signupSchema)
    checkBusiness(businessId, business_id)
    const key = readIdempotencyKey(context)
    commit(() =>
      accepted.once(key, [email, metadata.preferences], () => {
        const { purpose, token } = subscribers.signUp(email, metadata.preferences)
        const toMail = purpose === 'confirm' ? confirmationMail : alreadySubscribedMail
        return outbox.send(toMail(siteUrl, { email, token }))
      }),
    )
    return context.json({ status: 'pending' })
  })

  // Idempotent: a link that is opened again gets the same answer, and no second welcome mail.
  app.post('/api/brain/confirm', withFaults(environment, 'confirm'), async (context) => {
    const { email: written, token, business_id } = await readBody(context, confirmSchema)
    checkBusiness(businessId, business_id)
    const email = linkAddress(written)
    commit(() => {
      const welcome = subscribers.confirm(email, token)
      if (welcome === null) return
      outbox.send(welcomeMail(siteUrl, { email, token: welcome.token }, welcome.preferences))
    })
    return context.json({ status: 'confirmed' })
  })

  const preferencesPath = '/api/brain/preferences/:email'

  app.get(preferencesPath, withFaults(environment, 'preferences.get'), (context) => {
    const { business_id, token } = parseFields(linkSchema, context.req.query(), ['query'])
    checkBusiness(businessId, business_id)
    const email = linkAddress(context.req.param('email'))
    return context.json({ preferences: withTransactional(subscribers.preferences(email, token)) })
  })

  app.put(preferencesPath, withFaults(environment, 'preferences.put'), async (context) => {
    const { business_id, token, preferences } = await readBody(context, changeSchema)
    checkBusiness(businessId, business_id)
    const email = linkAddress(context.req.param('email'))
    commit(() => subscribers.setPreferences(email, token, preferences))
    return context.json({ status: 'updated', preferences: withTransactional(preferences) })
  })

  // Needs no token (specification section 7), so an unknown address gets the same answer as a known one.
  app.post('/api/brain/unsubscribe', withFaults(environment, 'unsubscribe'), async (context) => {
    const { email, business_id } = await readBody(context, unsubscribeSchema)
    checkBusiness(businessId, business_id)
    commit(() => subscribers.unsubscribe(email))
    return context.json({ status: 'unsubscribed' })
  })
}

/** The address of a link, normalised; empty if invalid, so that the answer is the same as for an unknown address. */
function linkAddress(written: string): string {
  return normaliseAddress(written) ?? ''
}

function withTransactional({ compliance, emergency, newsletter }: Preferences) {
  return { compliance, emergency, newsletter, transactional: true }
}
