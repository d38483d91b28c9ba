import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startEmailManager, type EmailManager } from '../../../sandbox/email-manager/server.ts'
import { client } from './helpers/client.ts'
import { SITE_URL } from './helpers/email-manager.ts'
import { lead, PRE_ARRIVAL_DATA, signup } from './helpers/payloads.ts'
import { startMailServer, type TestMailServer } from './helpers/smtp-server.ts'
import { eventually } from '../../helpers/eventually.ts'

let dataDir = ''
let service: EmailManager
let mailServer: TestMailServer
const http = client(() => service.url)

async function start(smtpUrl: string) {
  service = await startEmailManager({
    port: 0,
    dataDir,
    siteUrl: SITE_URL,
    businessId: 'global-salvage',
    smtpUrl,
  })
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'email-manager-smtp-'))
  mailServer = await startMailServer()
  await start(mailServer.url)
})
afterEach(async () => {
  await service.close()
  await mailServer.close()
  await rm(dataDir, { recursive: true, force: true })
})

function send(data: Record<string, unknown> = PRE_ARRIVAL_DATA) {
  return http.call('POST', '/api/brain/send', lead('desk@example.com', 'pre_arrival_request', data))
}

async function deliveries(email: string) {
  return (await http.mails(email)).map(({ delivery }) => delivery)
}

test('a lead is delivered to the desk and to the customer', async () => {
  await send()
  const received = await mailServer.untilReceived(2)
  const [toDesk, toCustomer] = received
  expect(toDesk).toMatchObject({
    from: 'no-reply@global-salvage.example',
    to: ['desk@example.com'],
    source: expect.stringMatching(/^From: Global Salvage <no-reply@global-salvage\.example>\r?$/m),
  })
  expect(toDesk?.source).toMatch(/^To: Global Salvage Support Team <desk@example\.com>\r?$/m)
  expect(toDesk?.source).toMatch(/^Reply-To: agent@example\.com\r?$/m)
  expect(toDesk?.source).toMatch(/^Subject: Pre-arrival request: MV Sagar, Mumbai \/ JNPT\r?$/m)
  expect(toDesk?.source).toContain('text/plain')
  expect(toDesk?.source).toContain('text/html')
  expect(toCustomer).toMatchObject({ to: ['agent@example.com'] })
  expect(toCustomer?.source).toMatch(/^Auto-Submitted: auto-replied\r?$/m)
  await eventually(async () => {
    expect(await deliveries('desk@example.com')).toEqual(['sent'])
    expect(await deliveries('agent@example.com')).toEqual(['sent'])
  })
})

test('newsletter mail goes out with its unsubscribe headers', async () => {
  await http.call('POST', '/api/brain/signup', signup('new@example.com'))
  const [mail] = await http.mails('new@example.com')
  const link = new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  await http.call('POST', '/api/brain/confirm', {
    email: 'new@example.com',
    token: link.searchParams.get('token'),
    business_id: 'global-salvage',
  })
  const [, welcome] = await mailServer.untilReceived(2)
  const header = (await http.mails('new@example.com'))[0]?.headers['List-Unsubscribe']
  expect(welcome?.source).toContain(`List-Unsubscribe: ${header}`)
  expect(welcome?.source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
})

test('a hostile lead adds neither headers nor recipients', async () => {
  await send({ ...PRE_ARRIVAL_DATA, vesselName: 'X\r\nBcc: thief@example.com\r\n\r\nbody' })
  const received = await mailServer.untilReceived(2)
  expect(received.map(({ to }) => to)).toEqual([['desk@example.com'], ['agent@example.com']])
  for (const { source } of received) expect(source.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/m)
})

test('a call does not wait for a mail server that is down, and its mails go out with the next', async () => {
  const { port } = mailServer
  await mailServer.close()
  expect((await send()).status).toBe(200)
  await eventually(async () => {
    const [mail] = await http.mails('desk@example.com')
    expect(mail).toMatchObject({
      delivery: 'waiting',
      error: expect.stringContaining('ECONNREFUSED'),
    })
  })
  mailServer = await startMailServer({ port })
  await send({ ...PRE_ARRIVAL_DATA, customerEmail: 'other@example.com' })
  const received = await mailServer.untilReceived(4)
  expect(received.map(({ to }) => to[0])).toEqual([
    'desk@example.com',
    'agent@example.com',
    'desk@example.com',
    'other@example.com',
  ])
})

test('undelivered mails go out after a restart', async () => {
  const { port } = mailServer
  await mailServer.close()
  await send()
  await service.close()
  mailServer = await startMailServer({ port })
  await start(mailServer.url)
  expect(await mailServer.untilReceived(2)).toHaveLength(2)
})

test('a permanently refused mail does not delay others', async () => {
  const { port } = mailServer
  await mailServer.close()
  mailServer = await startMailServer({
    port,
    refuse: (address) =>
      address === 'agent@example.com' ? { code: 550, message: 'No such user here' } : null,
  })
  await send()
  await send({ ...PRE_ARRIVAL_DATA, customerEmail: 'other@example.com' })
  const received = await mailServer.untilReceived(3)
  expect(
    received.map(({ to }) => to[0]).toSorted((a, b) => String(a).localeCompare(String(b))),
  ).toEqual(['desk@example.com', 'desk@example.com', 'other@example.com'])
  await eventually(async () => expect(await deliveries('agent@example.com')).toEqual(['refused']))
  const [mail] = await http.mails('agent@example.com')
  expect(mail?.error).toContain('No such user here')
})

test('a temporarily refused mail does not delay others, and goes out with the next', async () => {
  const { port } = mailServer
  await mailServer.close()
  let isGreylisted = true
  mailServer = await startMailServer({
    port,
    refuse: (address) =>
      address === 'desk@example.com' && isGreylisted
        ? { code: 451, message: 'Try again later' }
        : null,
  })
  await send()
  expect(await mailServer.untilReceived(1)).toMatchObject([{ to: ['agent@example.com'] }])
  await eventually(async () => {
    expect(await deliveries('agent@example.com')).toEqual(['sent'])
    expect(await deliveries('desk@example.com')).toEqual(['waiting'])
  })
  isGreylisted = false
  await http.call('POST', '/api/brain/signup', signup('new@example.com'))
  expect(await mailServer.untilReceived(3)).toMatchObject([
    {},
    { to: ['desk@example.com'] },
    { to: ['new@example.com'] },
  ])
})
