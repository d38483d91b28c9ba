import type { Hono } from 'hono'
import * as v from 'valibot'
import { Refusal } from '../errors.ts'
import { withFaults } from '../faults/with-faults.ts'
import { acknowledgementMail, deskMail } from '../leads/mails.ts'
import { LEAD_TEMPLATES } from '../leads/templates.ts'
import { composeMessage } from '../mail/message.ts'
import { parseFields, readBody } from './body.ts'
import { checkBusiness } from './business.ts'
import type { Bound, Environment } from './environment.ts'
import { addressSchema, text } from './fields.ts'
import { readIdempotencyKey, referenceOf } from './idempotency-key.ts'

const sendSchema = v.object({
  recipient: v.object({ email: addressSchema, name: v.optional(text, '') }),
  template_id: text,
  email_type: v.literal('transactional', "Input should be 'transactional'"),
  business_id: text,
  data: v.record(v.string(), v.unknown()),
})

/** `POST /api/brain/send`: the lead and its two mails are on disk before it is acknowledged. */
export function addSendRoute(app: Hono<Bound>, environment: Environment): void {
  const { businessId, deskPhone, leads, outbox, now, commit } = environment
  app.post('/api/brain/send', withFaults(environment, 'send'), async (context) => {
    const body = await readBody(context, sendSchema)
    checkBusiness(businessId, body.business_id)
    const templateId = body.template_id
    const template = LEAD_TEMPLATES.get(templateId)
    if (!template) throw new Refusal(422, `Unknown template_id: ${templateId}`)
    const data = parseFields(template.schema, body.data, ['body', 'data'])
    const key = readIdempotencyKey(context)
    const reference = referenceOf(key)
    const desk = body.recipient
    const lead = { template: templateId, recipient: desk.email, data }

    const id = commit(() => {
      const repeated = leads.findRepeated(key, lead)
      if (repeated !== null) return repeated
      const message = composeMessage(deskMail(templateId, template, data, desk, reference), now())
      leads.add(message.id, key, lead, now())
      outbox.add(message)
      outbox.add(
        composeMessage(
          acknowledgementMail(templateId, template, data, { desk, deskPhone }, reference),
          now(),
        ),
      )
      return message.id
    })
    return context.json({ status: 'queued', message_id: id })
  })
}
