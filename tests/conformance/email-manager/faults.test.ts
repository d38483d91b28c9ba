import { afterEach, describe, expect, test } from 'vitest'
import { useEmailManager } from './helpers/email-manager.ts'
import { BUSINESS, lead, PRE_ARRIVAL_DATA, signup } from './helpers/payloads.ts'
import { subscribe } from './helpers/subscribe.ts'

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

describe('a fault', () => {
  test('is none by default', async () => {
    expect(await service.call('GET', '/faults')).toEqual({ status: 200, body: [] })
  })

  test('answers a status in place of the call', async () => {
    await setFault('signup', { status: 500 })
    const response = await signUp('status@example.com')
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({ detail: expect.any(String) })
    expect(await service.subscriber('status@example.com')).toBeUndefined()
  })

  test('answers a page, or anything', async () => {
    const body = '<h1>502 Bad Gateway</h1>'
    await setFault('signup', { status: 502, body, contentType: 'text/html' })
    const response = await signUp('page@example.com')
    expect(response.headers.get('content-type')).toBe('text/html')
    expect(await response.text()).toBe(body)
  })

  test.each(['{"status":', ''])('does the call and answers %j', async (body) => {
    await setFault('signup', { body })
    const response = await signUp('body@example.com')
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(body)
    expect(await service.subscriber('body@example.com')).toMatchObject({ state: 'pending' })
  })

  test('drops the connection before the call', async () => {
    await setFault('signup', { drop: 'before' })
    await expect(signUp('before@example.com')).rejects.toThrow('fetch failed')
    expect(await service.subscriber('before@example.com')).toBeUndefined()
  })

  test('drops the connection after the call', async () => {
    await setFault('signup', { drop: 'after' })
    await expect(signUp('after@example.com')).rejects.toThrow('fetch failed')
    expect(await service.subscriber('after@example.com')).toMatchObject({ state: 'pending' })
  })

  test('waits', async () => {
    await setFault('signup', { latencyMs: 200 })
    const start = performance.now()
    expect((await signUp('slow@example.com')).status).toBe(200)
    expect(performance.now() - start).toBeGreaterThan(190)
  })

  test('counts down, and then the call works', async () => {
    await setFault('signup', { status: 503 }, 2)
    const statuses = []
    for (let i = 0; i < 3; i += 1) statuses.push((await signUp('count@example.com')).status)
    expect(statuses).toEqual([503, 503, 200])
    expect(await service.call('GET', '/faults')).toMatchObject({ body: [] })
  })

  test('lasts until it is cleared', async () => {
    await setFault('signup', { status: 503 })
    expect((await signUp('clear@example.com')).status).toBe(503)
    expect((await signUp('clear@example.com')).status).toBe(503)
    await service.request('/faults', { method: 'DELETE' })
    expect((await signUp('clear@example.com')).status).toBe(200)
  })

  test('does not meet a preflight', async () => {
    await setFault('signup', { drop: 'before' }, 1)
    const response = await service.request('/api/brain/signup', { method: 'OPTIONS' })
    expect(response.status).toBe(204)
    await expect(signUp('preflight@example.com')).rejects.toThrow('fetch failed')
  })
})

test('every call has its own', async () => {
  const email = 'calls@example.com'
  const { confirm, manage } = await subscribe(service, email)
  const preferences = { compliance: true, emergency: true, newsletter: true }
  const path = `/api/brain/preferences/${email}`
  const calls = {
    signup: () => service.call('POST', '/api/brain/signup', signup(email)),
    send: () =>
      service.call(
        'POST',
        '/api/brain/send',
        lead('desk@example.com', 'pre_arrival_request', PRE_ARRIVAL_DATA),
      ),
    confirm: () =>
      service.call('POST', '/api/brain/confirm', { email, token: confirm, ...BUSINESS }),
    'preferences.get': () =>
      service.call('GET', `${path}?business_id=${BUSINESS.business_id}&token=${manage}`),
    'preferences.put': () => service.call('PUT', path, { ...BUSINESS, token: manage, preferences }),
    unsubscribe: () => service.call('POST', '/api/brain/unsubscribe', { email, ...BUSINESS }),
  }
  for (const [name, call] of Object.entries(calls)) {
    await setFault(name, { status: 418 }, 1)
    const others = Object.entries(calls).filter(
      ([other]) => other !== name && other !== 'unsubscribe',
    )
    for (const [, other] of others) expect((await other()).status).toBe(200)
    expect((await call()).status).toBe(418)
    expect((await call()).status).toBe(200)
    await subscribe(service, email)
  }
})

describe('a lead whose answer was lost', () => {
  const send = (desk: string) =>
    service.call(
      'POST',
      `/api/brain/send?idempotency_key=key-${desk}`,
      lead(desk, 'pre_arrival_request', PRE_ARRIVAL_DATA),
    )

  test.each([
    ['drop-before', { drop: 'before' }],
    ['drop-after', { drop: 'after' }],
    ['malformed', { body: '{' }],
    ['status', { status: 500, body: 'Internal Server Error', contentType: 'text/plain' }],
  ])('to %s is sent again and arrives once', async (name, fault) => {
    const desk = `${name}@example.com`
    await setFault('send', fault, 1)
    await expect(send(desk)).rejects.toThrow(/fetch failed|JSON|Unexpected token/)
    expect((await send(desk)).status).toBe(200)
    expect(await service.mails(desk)).toHaveLength(1)
  })
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
