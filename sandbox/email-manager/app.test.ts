import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { loopbackOnly } from './app.ts'

const app = new Hono()
app.onError((error, context) => context.text(error.message, 403))
app.use(loopbackOnly('https://site.test'))
app.get('/', (context) => context.text('answered'))

async function statusFor(headers: Record<string, string>) {
  return (await app.request('/', { headers })).status
}

const OWN_NAMES = ['localhost', 'LocalHost:1', 'a.b.localhost', '127.0.0.1:65535', '[::1]:3910']
const OTHER_NAMES = [
  '',
  'example.com',
  'localhost.com',
  'evillocalhost',
  '127.0.0.1.nip.io',
  '127.0.0.2',
  '[::2]',
  'localhost:123456',
  'localhost/',
  'user@localhost',
]

test.each(OWN_NAMES)('the host %s is answered', async (host) => {
  expect(await statusFor({ host })).toBe(200)
})

test.each(OTHER_NAMES)('the host %j is refused', async (host) => {
  expect(await statusFor({ host })).toBe(403)
})

test.each([...OWN_NAMES.map((name) => `http://${name}`), 'https://site.test'])(
  'a page of %s is answered',
  async (origin) => {
    expect(await statusFor({ host: 'localhost', origin })).toBe(200)
  },
)

test.each([...OTHER_NAMES.map((name) => `http://${name}`), 'null', 'ftp://localhost', 'localhost'])(
  'a page of %j is refused',
  async (origin) => {
    expect(await statusFor({ host: 'localhost', origin })).toBe(403)
  },
)
