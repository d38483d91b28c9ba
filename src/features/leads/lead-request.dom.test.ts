import { beforeEach, expect, test, vi } from 'vitest'
import { leadValues } from './form-table.ts'
import { preArrivalForm } from './pre-arrival-form.ts'

const KEY = 'request:lead'

/** The form's request as the page sees it after a reload. */
async function afterReload() {
  vi.resetModules()
  const { leadRequest, valuesOfAccepted } = await import('./lead-request.ts')
  return { request: leadRequest('lead'), values: valuesOfAccepted('lead') }
}

beforeEach(() => sessionStorage.clear())

test('a request that was pending when the page was closed is uncertain', async () => {
  sessionStorage.setItem(KEY, '{"is":"pending"}')
  expect((await afterReload()).request.is).toBe('uncertain')
})

test('an accepted request is known after a reload, without what was typed', async () => {
  const accepted = { is: 'accepted', at: 0, reference: 'GS-12345678' }
  sessionStorage.setItem(KEY, JSON.stringify(accepted))
  expect(await afterReload()).toEqual({ request: accepted, values: null })
})

test.each(['', '{', 'null', '{"is":"accepted","at":"now"}', '{"is":"sold"}'])(
  'ignores %j, which is not a request',
  async (text) => {
    sessionStorage.setItem(KEY, text)
    expect((await afterReload()).request).toEqual({ is: 'unsent', at: 0, reference: '' })
  },
)

test.each([
  ['refused', false],
  ['uncertain', true],
] as const)('after "%s", the next attempt has the same key: %s', async (kind, isSame) => {
  vi.resetModules()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { EmailManagerError } = await import('../../email-manager/call-service.ts')
  const sending = await import('../../email-manager/send-lead.ts')
  const send = vi.spyOn(sending, 'sendLead').mockRejectedValue(new EmailManagerError(kind))
  const { sendRequest } = await import('./lead-request.ts')
  const values = leadValues(preArrivalForm, { vesselName: 'MV Example' })
  for (const _ of [1, 2]) await sendRequest(preArrivalForm, values, 'desk@example.com')
  const [first, second] = send.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)
  expect(first).toMatch(/\w{8}/)
  expect(second === first).toBe(isSame)
})
