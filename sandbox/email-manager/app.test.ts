import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { allowOnlySiteAndOutbox } from './app.ts'

const app = new Hono()
app.onError((error, context) => context.text(error.message, 403))
app.use(allowOnlySiteAndOutbox('https://site.test'))
app.get('/', (context) => context.text('answered'))

async function statusFor(headers: Record<string, string>) {
  return (await app.request('/', { headers })).status
}

test.each(['localhost', 'LocalHost:1', 'a.b.localhost', '127.0.0.1:65535', '[::1]:3910'])(
  'accepts the host %s',
  async (host) => expect(await statusFor({ host })).toBe(200),
)

test.each([
  '',
  'example.com',
  'localhost.com',
  'evillocalhost',
  '127.0.0.1.nip.io',
  '127.0.0.2',
  'localhost:123456',
  'user@localhost',
])('rejects the host %j', async (host) => expect(await statusFor({ host })).toBe(403))

test.each([
  ['https://site.test', 200],
  ['http://localhost:3910', 200],
  ['http://localhost:3911', 403],
  ['https://localhost:3910', 403],
  ['https://site.test.evil.example', 403],
  ['null', 403],
])('responds to the origin %s with status %i', async (origin, status) =>
  expect(await statusFor({ host: 'localhost:3910', origin })).toBe(status),
)
