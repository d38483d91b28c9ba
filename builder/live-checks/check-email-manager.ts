/**
 * `npm run check-email-manager URL`: does the email-manager do what the site needs (docs/email-manager.md)? Without
 * `--send-to`, the check sends no mail and changes no data. Exits with 1 when something is wrong.
 */
import { randomUUID } from 'node:crypto'
import { readEnvironment } from '../configuration.ts'
import { assertReachable, type Check, checkLive } from './live-checks.ts'
import { callService, corsProblem, preflight, refusalProblem, type Service } from './service.ts'

/** A new address that belongs to nobody (RFC 2606). */
const unusedAddress = () => `check-${randomUUID()}@example.com`

const CALLS = [
  ['POST', '/signup'],
  ['POST', '/send'],
  ['POST', '/confirm'],
  ['GET', '/preferences/someone%40example.com'],
  ['PUT', '/preferences/someone%40example.com'],
  ['POST', '/unsubscribe'],
] as const

const OTHER_ORIGIN = 'https://other.example'

/** Checks that send no mail and change no data. */
export function safeChecks(service: Service): Check[] {
  const { businessId, siteOrigin } = service
  const email = unusedAddress()
  const wrongCredentials = { business_id: businessId, token: 'wrong' }
  const path = `/preferences/${encodeURIComponent(email)}`
  const preferences = {
    compliance: false,
    emergency: false,
    newsletter: false,
    transactional: true,
  }
  const refusedCalls: [name: string, method: string, path: string, body?: object][] = [
    ['a signup without an address', 'POST', '/signup', {}],
    ['a lead without fields', 'POST', '/send', {}],
    ['a confirmation with a wrong token', 'POST', '/confirm', { email, ...wrongCredentials }],
    ['preferences with a wrong token', 'GET', wrongLink(businessId)],
    ['new preferences with a wrong token', 'PUT', path, { ...wrongCredentials, preferences }],
    ['preferences of another business', 'GET', wrongLink('another-business')],
  ]
  return [
    ...CALLS.map(([method, callPath]) => ({
      name: `CORS: pages of the site may call ${method} /api/brain${callPath}`,
      run: async () => {
        const { status, headers } = await preflight(service, method, callPath, siteOrigin)
        if (status < 200 || status > 299) return `the preflight was answered with ${status}`
        return (
          (method === 'GET'
            ? null
            : missingValue(headers, 'Access-Control-Allow-Methods', method)) ??
          missingValue(headers, 'Access-Control-Allow-Headers', 'Content-Type') ??
          corsProblem(headers, siteOrigin)
        )
      },
    })),
    {
      name: 'CORS: pages of other sites may not call the service',
      run: async () => {
        const { headers } = await preflight(service, 'POST', '/send', OTHER_ORIGIN)
        return corsProblem(headers, OTHER_ORIGIN) === null
          ? `pages of ${OTHER_ORIGIN} may call it`
          : null
      },
    },
    ...refusedCalls.map(([name, ...request]) => ({
      name: `Refused with JSON {"detail": …}: ${name}`,
      run: async () => refusalProblem(await callService(service, ...request), siteOrigin),
    })),
    {
      name: 'The refusal of a request for preferences may not be cached',
      run: async () => {
        const { headers } = await callService(service, 'GET', wrongLink(businessId))
        const control = headers.get('cache-control') ?? ''
        return /public|s-maxage|max-age=[1-9]/.test(control) ? `Cache-Control is ${control}` : null
      },
    },
  ]
}

/** Path of a preferences link with a wrong token. */
function wrongLink(businessId: string): string {
  const search = new URLSearchParams({ business_id: businessId, token: 'wrong' })
  return `/preferences/${encodeURIComponent(unusedAddress())}?${search}`
}

/** Returns a problem if the list in a header includes neither the value nor `*`; otherwise null. */
function missingValue(headers: Headers, header: string, value: string): string | null {
  const values = (headers.get(header) ?? '').toLowerCase().split(/\s*,\s*/)
  return values.includes(value.toLowerCase()) || values.includes('*')
    ? null
    : `${header} lacks ${value}`
}

/** A lead: the fields of a request form, as the site sends them. */
const lead = (businessId: string, recipient: string, notes: string) => ({
  recipient: { email: recipient, name: 'Global Salvage Support Team' },
  template_id: 'pre_arrival_request',
  email_type: 'transactional',
  business_id: businessId,
  data: {
    vesselName: 'TEST of the service, not a ship',
    imo: '0000000',
    port: 'Other',
    eta: '2030-01-01T00:00:00+05:30',
    agent: 'npm run check-email-manager',
    customerEmail: recipient,
    phone: 'Not provided',
    notes,
    billingMode: 'retainer',
    submittedAt: new Date().toISOString(),
  },
})

/** Checks that send one lead, marked as a test, to the desk. */
export function sendingChecks(service: Service, deskAddress: string): Check[] {
  const { businessId, siteOrigin } = service
  const idempotencyKey = randomUUID()
  const send = (to: string, notes: string, key: string = idempotencyKey) =>
    callService(service, 'POST', `/send?idempotency_key=${key}`, lead(businessId, to, notes))
  return [
    {
      name: `A lead that is sent twice with the same key is accepted once (one mail to ${deskAddress})`,
      run: async () => {
        const answers = [await send(deskAddress, 'first'), await send(deskAddress, 'first')]
        const [first, again] = answers.map(({ body }) => JSON.stringify(body))
        const bad = answers.find(({ status }) => status < 200 || status > 299)
        if (bad) return `answered ${bad.status}: ${JSON.stringify(bad.body)}`
        return first === again ? null : `it was accepted twice: ${first} and ${again}`
      },
    },
    {
      name: 'Other data with the same key is refused',
      run: async () => refusalProblem(await send(deskAddress, 'another'), siteOrigin),
    },
    {
      name: 'A lead to any other recipient is refused: the service is not an open relay',
      run: async () =>
        refusalProblem(await send(unusedAddress(), 'allow-list', randomUUID()), siteOrigin),
    },
  ]
}

const USAGE = `Say which service: npm run check-email-manager https://mail.example.com
Set VITE_SITE_URL and VITE_BUSINESS_ID: the site and the business that call the service.
"-- --send-to ADDRESS" also sends one lead, marked as a test, to ADDRESS: use the desk's own address.`

if (process.argv[1] === import.meta.filename)
  await checkLive(USAGE, async ({ href }, { 'send-to': desk }) => {
    const { VITE_SITE_URL: site = '', VITE_BUSINESS_ID: businessId = '' } = readEnvironment()
    if (!URL.canParse(site) || businessId === '') throw new Error(USAGE)
    const service = { url: href.replace(/\/+$/, ''), siteOrigin: new URL(site).origin, businessId }
    await assertReachable(service.url)
    return [...safeChecks(service), ...(desk === undefined ? [] : sendingChecks(service, desk))]
  })
