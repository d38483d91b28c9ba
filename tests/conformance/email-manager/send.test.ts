import { describe, expect, test } from 'vitest'
import { TEXT_LIMITS } from '../../../src/ui/text-limits.ts'
import { FLEET_DATA, lead, PRE_ARRIVAL_DATA, useEmailManager } from './helpers/email-manager.ts'

const service = useEmailManager()
const SEND = '/api/brain/send'
/** How mails show the times in the leads. */
const TIMES: Record<string, string> = {
  '2026-03-01T14:30:00+05:30': '1 Mar 2026, 14:30 IST',
  '2026-03-01T12:00:00.000Z': '1 Mar 2026, 17:30 IST',
}
const QUEUED = { status: 200, body: { status: 'queued', message_id: expect.any(String) } }

describe.each([
  ['pre_arrival_request', PRE_ARRIVAL_DATA, 'Pre-arrival request: MV Örnsköld “A&B”, Tuticorin'],
  ['fleet_quote_request', FLEET_DATA, 'Fleet quote request: Blue & Söhne Lines, 50+ vessels'],
] as const)('%s', (template, data, subject) => {
  test('reaches the desk with every field and a reply address', async () => {
    const desk = `desk-${template}@example.com`
    const answer = await service.call('POST', SEND, lead(desk, template, data))
    expect(answer).toEqual(QUEUED)
    const [mail, ...otherMails] = await service.mails(desk)
    expect(otherMails).toEqual([])
    expect(answer.body).toMatchObject({ message_id: mail?.id })
    expect(mail).toMatchObject({ template, subject })
    expect(mail?.headers).toMatchObject({
      To: `"Global Salvage Support Team" <${desk}>`,
      'Reply-To': data['customerEmail'],
    })
    for (const value of Object.values(data))
      expect(mail?.text).toContain(`: ${TIMES[value] ?? value}\n`)
  })

  test('is acknowledged to the customer', async () => {
    const customerEmail = `customer-${template}@example.com`
    await service.call('POST', SEND, lead('desk@example.com', template, { ...data, customerEmail }))
    const [mail, ...otherMails] = await service.mails(customerEmail)
    expect(otherMails).toEqual([])
    expect(mail).toMatchObject({
      template: `${template}_acknowledgement`,
      headers: {
        'Reply-To': '"Global Salvage Support Team" <desk@example.com>',
        'Auto-Submitted': 'auto-replied',
      },
    })
  })
})

test('accepts a form that is filled to its limits with characters of three bytes', async () => {
  const line = 'न'.repeat(TEXT_LIMITS.line)
  const data = {
    ...PRE_ARRIVAL_DATA,
    vesselName: line,
    imo: line,
    port: line,
    eta: line,
    agent: line,
    phone: line,
    notes: 'न'.repeat(TEXT_LIMITS.lines),
  }
  const body = lead('limits@example.com', 'pre_arrival_request', data)
  expect(await service.call('POST', SEND, body)).toEqual(QUEUED)
})

test.each<[string, object, number, unknown]>([
  ['an unknown template', { template_id: 'no' }, 422, 'Unknown template_id: no'],
  ['another business', { business_id: 'someone-else' }, 404, 'Business not found'],
  ['marketing', { email_type: 'marketing' }, 422, [['body', 'email_type']]],
  ['an invalid recipient', { recipient: { email: 'desk' } }, 422, [['body', 'recipient', 'email']]],
  [
    'two reply addresses',
    { data: { ...PRE_ARRIVAL_DATA, customerEmail: 'a@example.com,b@example.com' } },
    422,
    [['body', 'data', 'customerEmail']],
  ],
  [
    'a field that is too long',
    { data: { ...PRE_ARRIVAL_DATA, agent: 'x'.repeat(10_001) } },
    422,
    [['body', 'data', 'agent']],
  ],
])('%s is refused', async (_what, changes, status, detail) => {
  const body = lead('refused@example.com', 'pre_arrival_request', PRE_ARRIVAL_DATA)
  const answer = await service.call('POST', SEND, { ...body, ...changes })
  const expected = Array.isArray(detail) ? detail.map((loc: unknown) => ({ loc })) : detail
  expect(answer).toMatchObject({ status, body: { detail: expected } })
  expect(await service.mails('refused@example.com')).toEqual([])
})

describe('an idempotency key', () => {
  const send = (desk: string, key: string, data: Record<string, unknown> = PRE_ARRIVAL_DATA) =>
    service.call(
      'POST',
      `${SEND}?idempotency_key=${encodeURIComponent(key)}`,
      lead(desk, 'pre_arrival_request', data),
    )

  test('makes one lead from several requests, even if they arrive at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send('key@example.com', 'key-1')),
    )
    const later = { ...PRE_ARRIVAL_DATA, submittedAt: '2026-03-01T00:05:00.000Z' }
    answers.push(await send('key@example.com', 'key-1', later))
    expect(answers).toEqual(answers.map(() => answers[0]))
    expect(answers[0]).toEqual(QUEUED)
    expect(await service.mails('key@example.com')).toHaveLength(1)
  })

  test('can’t be used for another lead', async () => {
    await send('conflict@example.com', 'key-2')
    const other = { ...PRE_ARRIVAL_DATA, vesselName: 'MV Other' }
    expect(await send('conflict@example.com', 'key-2', other)).toEqual({
      status: 409,
      body: { detail: 'This idempotency_key was already used for another request' },
    })
    expect(await service.mails('conflict@example.com')).toHaveLength(1)
  })
})

test('mails to the desk and the customer show the end of the idempotency key as a reference', async () => {
  const data = { ...PRE_ARRIVAL_DATA, customerEmail: 'reference@example.com' }
  const key = '7b0b4f4e-5b0e-4c6e-9f7c-1d2f3a4b5c6d'
  const body = lead('reference-desk@example.com', 'pre_arrival_request', data)
  await service.call('POST', `${SEND}?idempotency_key=${key}`, body)
  for (const address of ['reference-desk@example.com', 'reference@example.com']) {
    const [mail] = await service.mails(address)
    expect(mail?.text).toContain('Reference: GS-3A4B5C6D\n')
  }
})
