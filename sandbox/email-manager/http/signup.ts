import type { Hono } from 'hono'
import * as v from 'valibot'
import { withFaults } from '../faults/with-faults.ts'
import { composeMessage } from '../mail/message.ts'
import { alreadySubscribedMail, confirmationMail } from '../mail/subscription.ts'
import { readBody } from './body.ts'
import { checkBusiness } from './business.ts'
import type { Bound, Environment } from './environment.ts'
import { addressSchema, filledText, flag, text } from './fields.ts'
import { readIdempotencyKey } from './idempotency-key.ts'

const signupSchema = v.object({
  email: addressSchema,
  business_id: text,
  journey_state: filledText,
  metadata: v.object({
    source: filledText,
    preferences: v.object({ compliance: flag, emergency: flag, newsletter: flag }),
  }),
})

/** `POST /api/brain/signup`: the answer is the same whether or not the address is known. */
export function addSignupRoute(app: Hono<Bound>, environment: Environment): void {
  const { businessId, siteUrl, subscribers, signupKeys, outbox, now, commit } = environment
  app.post('/api/brain/signup', withFaults(environment, 'signup'), async (context) => {
    const { email, business_id, metadata } = await readBody(context, signupSchema)
    checkBusiness(businessId, business_id)
    const key = readIdempotencyKey(context)
    commit(() => {
      if (key !== null && !signupKeys.use(key, email, metadata.preferences)) return
      const { purpose, token } = subscribers.signUp(email, metadata.preferences)
      const toMail = purpose === 'confirm' ? confirmationMail : alreadySubscribedMail
      outbox.add(composeMessage(toMail(siteUrl, { email, token }), now()))
    })
    return context.json({ status: 'pending' })
  })
}
