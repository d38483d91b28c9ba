/** The call that both lead forms make (specification section 7). */
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
  textSchema,
} from '../input.ts'
import { acknowledgementMail, deskMail } from '../mail/lead.ts'
import { LEAD_TEMPLATES } from '../mail/lead-templates.ts'

const sendSchema = v.object({
  recipient: v.object({ email: addressSchema, name: v.optional(textSchema, '') }),
  template_id: textSchema,
  email_type: v.literal('transactional', "Input should be 'transactional'"),
  business_id: textSchema,
  data: v.record(v.string(), v.unknown()),
})

/** The two mails of a lead are on disk before the call responds. */
export function addSendCall(app: Hono<HonoEnv>, environment: Environment): void {
  const { businessId, acceptedRequests, outbox, commit } = environment
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

    // A retry of the same lead differs only in `submittedAt`.
    const request = [lead.templateId, lead.desk.email, { ...data, submittedAt: undefined }]
    const id = commit(() =>
      acceptedRequests.executeOnce(key, request, () => {
        outbox.send(acknowledgementMail(lead))
        return outbox.send(deskMail(lead))
      }),
    )
    return context.json({ status: 'queued', message_id: id })
  })
}
