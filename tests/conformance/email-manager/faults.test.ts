import { afterEach, expect, test } from 'vitest'
import { useEmailManager } from './helpers/email-manager.ts'
import { lead, PRE_ARRIVAL_DATA, signup } from './helpers/payloads.ts'

const service = useEmailManager()

afterEach(async () => {
  await service.request('/faults', { method: 'DELETE' })
})

function setFault(call: string, fault: unknown, times?: unknown) {
  return service.call('PUT', '/faults', { call, fault, ...(times !== undefined && { times }) })
}

function signUp(email: string) {
  return service.request('/api/brain/signup', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(signup(email)),
  })
}

test('a fault answers a status in place of the call, as often as asked, or until it is cleared', async () => {
  const statusOf = async () => (await signUp('status@example.com')).status
  await setFault('signup', { status: 503 }, 2)
  expect(await statusOf()).toBe(503)
  const response = await signUp('status@example.com')
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({ detail: expect.any(String) })
  expect(await service.subscriber('status@example.com')).toBeUndefined()
  expect(await service.call('GET', '/faults')).toEqual({ status: 200, body: [] })
  expect(await statusOf()).toBe(200)
  await setFault('signup', { status: 500 })
  expect([await statusOf(), await statusOf()]).toEqual([500, 500])
  await service.request('/faults', { method: 'DELETE' })
  expect(await statusOf()).toBe(200)
})

test.each<[{ body: string; status?: number; contentType?: string }, string | undefined]>([
  [{ status: 502, body: '<h1>Bad Gateway</h1>', contentType: 'text/html' }, undefined],
  [{ body: '{"status":' }, 'pending'],
  [{ body: '' }, 'pending'],
])('%j answers that, and the subscriber is %s', async (fault, state) => {
  const email = `body-${fault.body.length}@example.com`
  await setFault('signup', fault)
  const response = await signUp(email)
  expect(response.status).toBe(fault.status ?? 200)
  expect(response.headers.get('content-type')).toContain(fault.contentType ?? 'json')
  expect(await response.text()).toBe(fault.body)
  expect((await service.subscriber(email))?.state).toBe(state)
})

test.each([
  ['before', undefined],
  ['after', 'pending'],
])('drops the connection %s the call: the subscriber is %s', async (drop, state) => {
  const email = `${drop}@example.com`
  await setFault('signup', { drop }, 1)
  // A preflight is not met by it.
  expect((await service.request('/api/brain/signup', { method: 'OPTIONS' })).status).toBe(204)
  await expect(signUp(email)).rejects.toThrow('fetch failed')
  expect((await service.subscriber(email))?.state).toBe(state)
})

test.each([
  ['drop-before', { drop: 'before' }],
  ['drop-after', { drop: 'after' }],
  ['malformed', { body: '{' }],
])('a lead whose answer was lost to %s is sent again and arrives once', async (name, fault) => {
  const desk = `${name}@example.com`
  const path = `/api/brain/send?idempotency_key=key-${desk}`
  const body = lead(desk, 'pre_arrival_request', PRE_ARRIVAL_DATA)
  await setFault('send', fault, 1)
  await expect(service.call('POST', path, body)).rejects.toThrow(/fetch failed|JSON/)
  expect((await service.call('POST', path, body)).status).toBe(200)
  expect(await service.mails(desk)).toHaveLength(1)
})

test.each([
  [{ call: 'nonsense', fault: {} }, ['body', 'call']],
  [{ call: 'send', fault: { status: 99 } }, ['body', 'fault', 'status']],
  [{ call: 'send', fault: { status: 204.5 } }, ['body', 'fault', 'status']],
  [{ call: 'send', fault: { latencyMs: -1 } }, ['body', 'fault', 'latencyMs']],
  [{ call: 'send', fault: { drop: 'sometimes' } }, ['body', 'fault', 'drop']],
  [{ call: 'send', fault: { contentType: 'a\r\nb: c' } }, ['body', 'fault', 'contentType']],
  [{ call: 'send', fault: { surprise: true } }, ['body', 'fault', 'surprise']],
  [{ call: 'send', fault: {}, times: 0 }, ['body', 'times']],
  [{ call: 'send' }, ['body', 'fault']],
])('%j is refused', async (request, loc) => {
  expect(await service.call('PUT', '/faults', request)).toMatchObject({
    status: 422,
    body: { detail: [{ loc }] },
  })
  expect(await service.call('GET', '/faults')).toMatchObject({ body: [] })
})
