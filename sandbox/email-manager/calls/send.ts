/** The call of both lead forms (specification section 7). */
import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Environment, HonoEnv } from '../environment.ts'
import { Refusal } from '../errors.ts'
import { withFaults } from '../faults.ts'
import {
  addressSchema,
  checkBusiness,
  parseFields,
  readBody,
  readIdempotencyKey,
  text,
} from '../input.ts'
import { acknowledgementMail, deskMail } from '../mail/lead.ts'
import { LEAD_TEMPLATES } from '../mail/lead-templates.ts'

const sendSchema = v.object({
  recipient: v.object({ email: addressSchema, name: v.optional(text, '') }),
  template_id: text,
  email_type: v.literal('transactional', "Input should be 'transactional'"),
  business_id: text,
  data: v.record(v.string(), v.unknown()),
})

/** The two mails of a lead are on disk before the call acknowledges the lead. */
export function addSendCall(app: Hono<HonoEnv>, environment: Environment): void {
  const { businessId, accepted, outbox, commit } = environment
  app.post('/api/brain/send', withFaults(environment, 'send'), async (context) => {
    const body = await readBody(context, sendSchema)
    checkBusiness(businessId, body.business_id)
    const template = LEAD_TEMPLATES.get(body.template_id)
    if (!template) throw new Refusal(422, `Unknown template_id: ${body.template_id}`)
    const data = parseFields(template.schema, body.data, ['body', 'data'])
    const key = readIdempotencyKey(context)
    // The last eight characters of the key are the request's reference, which the site shows too.
    const reference = key === null ? null : `GS-${key.slice(-8).toUpperCase()}`
    const lead = { templateId: body.template_id, template, data, desk: body.recipient, reference }

    // A retry differs only in the time of sending.
    const request = [lead.templateId, lead.desk.email, { ...data, submittedAt: undefined }]
    const id = commit(() =>
      accepted.once(key, request, () => {
        outbox.send(acknowledgementMail(lead))
        return outbox.send(deskMail(lead))
      }),
    )
    return context.json({ status: 'queued', message_id: id })
  })
}
