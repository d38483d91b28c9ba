/** What one client, or anybody for one address, may ask for in a while; with a clock of the test's own. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startEmailManager, type EmailManager } from '../../../sandbox/email-manager/server.ts'
import { client } from './helpers/client.ts'
import { SITE_URL } from './helpers/email-manager.ts'
import { BUSINESS, FLEET_DATA, lead, signup } from './helpers/payloads.ts'
import { subscribe } from './helpers/subscribe.ts'

let time = Date.parse('2026-03-04T12:00:00Z')
let dataDir = ''
let running: EmailManager | undefined
const service = client(() => running?.url ?? '')

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'email-manager-limits-'))
  running = await startEmailManager({
    port: 0,
    dataDir,
    siteUrl: SITE_URL,
    businessId: BUSINESS.business_id,
    now: () => new Date(time),
  })
})
afterEach(async () => {
  await running?.close()
  await rm(dataDir, { recursive: true })
})

const minutes = (count: number) => count * 60_000

function post(path: string, body: object) {
  return service.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: SITE_URL },
    body: JSON.stringify(body),
  })
}

/** Calls until it is refused, which it must be in the end. */
async function untilLimited(call: (n: number) => Promise<Response>) {
  for (let n = 0; n < 1000; n += 1) {
    const response = await call(n)
    if (response.status === 429) return { response, accepted: n }
    await response.arrayBuffer()
  }
  throw new Error('There is no limit')
}

test('wrong tokens for an address: then the right one has to wait too, and says how long', async () => {
  const email = 'a@example.com'
  const { manage } = await subscribe(service, email)
  const { manage: other } = await subscribe(service, 'b@example.com')
  const address = (of: string, token: string) =>
    `/api/brain/preferences/${of}?business_id=${BUSINESS.business_id}&token=${token}`
  const { response, accepted } = await untilLimited(() => service.request(address(email, 'wrong')))
  expect(accepted).toBe(20)
  expect(await response.json()).toEqual({
    detail: 'This link was tried too often. Please try again in a minute.',
  })
  expect(response.headers.get('retry-after')).toBe('45')
  const confirm = { email, token: 'wrong', ...BUSINESS }
  expect((await service.call('POST', '/api/brain/confirm', confirm)).status).toBe(429)
  expect((await service.call('GET', address(email, manage))).status).toBe(429)
  expect((await service.call('GET', address('b@example.com', other))).status).toBe(200)
  time += minutes(1)
  expect((await service.call('GET', address(email, manage))).status).toBe(200)
})

test('right tokens are not counted', async () => {
  const { manage } = await subscribe(service, 'a@example.com')
  const address = `/api/brain/preferences/a@example.com?business_id=${BUSINESS.business_id}&token=${manage}`
  for (let n = 0; n < 40; n += 1) {
    expect((await service.call('GET', address)).status).toBe(200)
  }
})

test('wrong tokens of a client, for whatever address', async () => {
  const { accepted } = await untilLimited((n) =>
    post('/api/brain/confirm', { email: `a${n}@example.com`, token: 'wrong', ...BUSINESS }),
  )
  expect(accepted).toBe(200)
})

test('mails to an address: signing it up is refused for a while, and the site may read why', async () => {
  const { response, accepted } = await untilLimited(() =>
    post('/api/brain/signup', signup('a@example.com')),
  )
  expect(await service.mails('a@example.com')).toHaveLength(accepted)
  expect(await response.json()).toEqual({
    detail: 'Too many emails were asked for to this address. Please try again in 3 minutes.',
  })
  expect(response.headers.get('access-control-allow-origin')).toBe(SITE_URL)
  expect(response.headers.get('access-control-expose-headers')).toBe('Retry-After')
  expect((await post('/api/brain/signup', signup('b@example.com'))).status).toBe(200)
  time += minutes(3)
  expect((await post('/api/brain/signup', signup('a@example.com'))).status).toBe(200)
})

test('leads of an address are all taken, and acknowledged so often and no more', async () => {
  const sent = 40
  for (let n = 0; n < sent; n += 1) {
    const data = { ...FLEET_DATA, companyName: `Company ${n}` }
    const response = await post(
      '/api/brain/send',
      lead('desk@example.com', 'fleet_quote_request', data),
    )
    expect(response.status).toBe(200)
  }
  expect(await service.mails('desk@example.com')).toHaveLength(sent)
  expect(await service.mails('fleet@example.com')).toHaveLength(20)
})

test('leads of a client: no more than a person sends, and none is counted twice', async () => {
  const send = (n: number, key: string) =>
    post(
      `/api/brain/send?idempotency_key=${key}`,
      lead('desk@example.com', 'fleet_quote_request', { ...FLEET_DATA, companyName: `C ${n}` }),
    )
  for (let n = 0; n < 400; n += 1) {
    expect((await send(0, 'the-same')).status).toBe(200)
  }
  const { response, accepted } = await untilLimited((n) => send(n, `key-${n}`))
  expect(accepted).toBe(299)
  expect(await response.json()).toEqual({
    detail: 'Too many requests came from your connection. Please try again in a minute.',
  })
})
