import { afterEach, expect, test } from 'vitest'
import { lead, PRE_ARRIVAL_DATA, signupBody, useEmailManager } from './helpers/email-manager.ts'

const service = useEmailManager()

afterEach(async () => {
  await service.request('/faults', { method: 'DELETE' })
})

const setFault = (call: string, fault: unknown, times?: unknown) =>
  service.call('PUT', '/faults', { call, fault, ...(times !== undefined && { times }) })

function signUp(email: string) {
  const headers = { 'Content-Type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(signupBody(email)) }
  return service.request('/api/brain/signup', init)
}

test('a fault with a status replaces the response a given number of times, or until it is cleared', async () => {
  const statusOf = async () => (await signUp('status@example.com')).status
  await setFault('signup', { status: 503 }, 2)
  expect([await statusOf(), await statusOf()]).toEqual([503, 503])
  expect(await service.subscriber('status@example.com')).toBeUndefined()
  expect(await service.call('GET', '/faults')).toEqual({ status: 200, body: [] })
  expect(await statusOf()).toBe(200)
  await setFault('signup', { status: 500 })
  expect([await statusOf(), await statusOf()]).toEqual([500, 500])
  await service.request('/faults', { method: 'DELETE' })
  expect(await statusOf()).toBe(200)
})

test.each<[{ body: string; status?: number; contentType?: string }, string]>([
  [{ status: 502, body: '<h1>Bad Gateway</h1>', contentType: 'text/html' }, 'unknown'],
  [{ body: '' }, 'pending'],
])('the fault %j sets the response, and the subscriber is then %s', async (fault, state) => {
  const email = `body-${fault.body.length}@example.com`
  await setFault('signup', fault)
  const response = await signUp(email)
  expect(response.status).toBe(fault.status ?? 200)
  expect(response.headers.get('content-type')).toContain(fault.contentType ?? 'json')
  expect(await response.text()).toBe(fault.body)
  expect((await service.subscriber(email))?.state ?? 'unknown').toBe(state)
})

test.each([
  ['before', 0],
  ['after', 1],
])(
  'drops the connection %s handling the call; the repeated lead arrives once',
  async (drop, mails) => {
    const desk = `drop-${drop}@example.com`
    const path = `/api/brain/send?idempotency_key=key-${drop}`
    const body = lead(desk, 'pre_arrival_request', PRE_ARRIVAL_DATA)
    await setFault('send', { drop }, 1)
    // A preflight request does not count as a use of the fault.
    expect((await service.request('/api/brain/send', { method: 'OPTIONS' })).status).toBe(204)
    await expect(service.call('POST', path, body)).rejects.toThrow('fetch failed')
    expect(await service.mails(desk)).toHaveLength(mails)
    expect((await service.call('POST', path, body)).status).toBe(200)
    expect(await service.mails(desk)).toHaveLength(1)
  },
)

test.each([
  [{ call: 'nonsense', fault: {} }, ['body', 'call']],
  [{ call: 'send', fault: { status: 99 } }, ['body', 'fault', 'status']],
  [{ call: 'send', fault: { contentType: 'a\r\nb: c' } }, ['body', 'fault', 'contentType']],
  [{ call: 'send', fault: { surprise: true } }, ['body', 'fault', 'surprise']],
  [{ call: 'send', fault: {}, times: 0 }, ['body', 'times']],
])('refuses %j', async (request, loc) => {
  expect(await service.call('PUT', '/faults', request)).toMatchObject({
    status: 422,
    body: { detail: [{ loc }] },
  })
  expect(await service.call('GET', '/faults')).toMatchObject({ body: [] })
})
