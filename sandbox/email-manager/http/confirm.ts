import type { Hono } from 'hono'
import * as v from 'valibot'
import { withFaults } from '../faults/with-faults.ts'
import { composeMessage } from '../mail/message.ts'
import { welcomeMail } from '../mail/subscription.ts'
import { readBody } from './body.ts'
import { checkBusiness } from './business.ts'
import type { Bound, Environment } from './environment.ts'
import { knownAddress } from './known-address.ts'

const confirmSchema = v.object({
  email: v.string(),
  token: v.string(),
  business_id: v.string(),
})

/** `POST /api/brain/confirm`: idempotent, so that a link opened twice is confirmed twice. */
export function addConfirmRoute(app: Hono<Bound>, environment: Environment): void {
  const { businessId, siteUrl, subscribers, outbox, now, commit } = environment
  app.post('/api/brain/confirm', withFaults(environment, 'confirm'), async (context) => {
    const { email: written, token, business_id } = await readBody(context, confirmSchema)
    checkBusiness(businessId, business_id)
    const email = knownAddress(written)
    commit(() => {
      const welcome = subscribers.confirm(email, token)
      if (welcome === null) return
      const mail = welcomeMail(siteUrl, { email, token: welcome.token }, welcome.preferences)
      outbox.add(composeMessage(mail, now()))
    })
    return context.json({ status: 'confirmed' })
  })
}
