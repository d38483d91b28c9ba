/** What the site needs of the email-manager service (docs/email-manager.md). */
import { randomUUID } from 'node:crypto'
import { type Answer, call, readableProblem, refusalProblem, type Service } from './service.ts'
import { resolveTxt } from 'node:dns/promises'

/** A check of a service. */
export type ServiceCheck = {
  name: string
  run(this: void, service: Service): Promise<string | null>
}

/** An address that belongs to nobody (RFC 2606), and another one each time. */
const nobody = () => `check-${randomUUID()}@example.com`

const CALLS = [
  ['POST', '/signup'],
  ['POST', '/send'],
  ['POST', '/confirm'],
  ['GET', '/preferences/someone%40example.com'],
  ['PUT', '/preferences/someone%40example.com'],
  ['POST', '/unsubscribe'],
] as const

/** What a browser asks before a page of an origin makes a call. */
export const preflight = (service: Service, method: string, path: string, origin: string) =>
  call(service, 'OPTIONS', path, {
    origin,
    headers: {
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': 'content-type',
    },
  })

const preflights: ServiceCheck[] = CALLS.map(([method, path]) => ({
  name: `CORS: pages of the site may call ${method} /api/brain${path}`,
  run: async (service) => {
    const { status, headers } = await preflight(service, method, path, service.siteOrigin)
    if (status < 200 || status > 299) return `the preflight was answered with ${status}`
    const allows = (header: string, value: string) =>
      (headers.get(header) ?? '')
        .toLowerCase()
        .split(/\s*,\s*/)
        .includes(value)
    const methods = 'access-control-allow-methods'
    if (method !== 'GET' && !allows(methods, method.toLowerCase()) && !allows(methods, '*'))
      return `Access-Control-Allow-Methods lacks ${method}`
    const names = 'access-control-allow-headers'
    if (!allows(names, 'content-type') && !allows(names, '*'))
      return 'Access-Control-Allow-Headers lacks Content-Type'
    return readableProblem(headers, service.siteOrigin)
  },
}))

const foreign: ServiceCheck = {
  name: 'CORS: pages of other sites may not call the service',
  run: async (service) => {
    const origin = 'https://other.example'
    const { headers } = await preflight(service, 'POST', '/send', origin)
    return readableProblem(headers, origin) === null ? `pages of ${origin} may` : null
  },
}

/** A call that must be refused, so that nothing comes of it. */
const refused = (name: string, send: (service: Service) => Promise<Answer>): ServiceCheck => ({
  name: `Refused with a detail: ${name}`,
  run: async (service) => refusalProblem(await send(service), service.siteOrigin),
})

const link = ({ businessId }: Service) => ({
  email: nobody(),
  token: 'wrong',
  business_id: businessId,
})
const ALL_OFF = { compliance: false, emergency: false, newsletter: false, transactional: true }
const preferencesPath = () => `/preferences/${encodeURIComponent(nobody())}`
const search = (businessId: string) =>
  `?${new URLSearchParams({ business_id: businessId, token: 'wrong' })}`

/** Nothing is sent, and no data is changed, by any of these. */
export const SAFE_CHECKS: ServiceCheck[] = [
  ...preflights,
  foreign,
  refused('a signup without an address', (service) =>
    call(service, 'POST', '/signup', { body: {} }),
  ),
  refused('a lead without fields', (service) => call(service, 'POST', '/send', { body: {} })),
  refused('a confirmation with a wrong token', (service) =>
    call(service, 'POST', '/confirm', { body: link(service) }),
  ),
  refused('preferences with a wrong token', (service) =>
    call(service, 'GET', preferencesPath() + search(service.businessId)),
  ),
  refused('a change of preferences with a wrong token', (service) =>
    call(service, 'PUT', preferencesPath(), {
      body: { business_id: service.businessId, token: 'wrong', preferences: ALL_OFF },
    }),
  ),
  refused('another business', (service) =>
    call(service, 'GET', preferencesPath() + search('another-business')),
  ),
  {
    name: 'Preferences are kept in no cache',
    run: async (service) => {
      const { headers } = await call(service, 'GET', preferencesPath() + search(service.businessId))
      const control = headers.get('cache-control') ?? ''
      return /public|s-maxage|max-age=[1-9]/.test(control) ? `Cache-Control is ${control}` : null
    },
  },
]

const lead = ({ businessId }: Service, recipient: string, notes: string) => ({
  recipient: { email: recipient, name: 'Global Salvage Support Team' },
  template_id: 'pre_arrival_request',
  email_type: 'transactional',
  business_id: businessId,
  data: {
    vesselName: 'TEST of the service, no ship',
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

/** Sends one lead, marked as a test, to the desk. */
export function sendingChecks(desk: string): ServiceCheck[] {
  const path = `/send?idempotency_key=${randomUUID()}`
  const send = (service: Service, to: string, notes: string, at = path) =>
    call(service, 'POST', at, { body: lead(service, to, notes) })
  return [
    {
      name: `A lead is accepted, and again with the same key (one mail to ${desk})`,
      run: async (service) => {
        const first = await send(service, desk, 'first')
        const again = await send(service, desk, 'first')
        const bad = [first, again].find(({ status }) => status < 200 || status > 299)
        if (bad) return `answered ${bad.status}: ${JSON.stringify(bad.body)}`
        const ids = [first, again].map(({ body }) => JSON.stringify(body))
        return ids[0] === ids[1] ? null : `it was taken twice: ${ids.join(' and ')}`
      },
    },
    {
      name: 'Other data with the same key is refused',
      run: async (service) =>
        refusalProblem(await send(service, desk, 'another'), service.siteOrigin),
    },
    {
      name: 'A lead to any other recipient is refused, so that nobody can send mail by the service',
      run: async (service) => {
        const other = `/send?idempotency_key=${randomUUID()}`
        return refusalProblem(
          await send(service, nobody(), 'allow-list', other),
          service.siteOrigin,
        )
      },
    },
  ]
}

/** More wrong tokens than a person sends. */
const TOO_MANY = 60

/** Makes the service refuse this machine for a while. */
export const RATE_LIMIT_CHECK: ServiceCheck = {
  name: 'Guessing of tokens is slowed down (429 with Retry-After)',
  run: async (service) => {
    const path = preferencesPath() + search(service.businessId)
    for (let count = 0; count < TOO_MANY; count += 1) {
      const answer = await call(service, 'GET', path)
      if (answer.status !== 429) continue
      if (!answer.headers.has('retry-after')) return '429 without Retry-After'
      return refusalProblem(answer, service.siteOrigin)
    }
    return `${TOO_MANY} wrong tokens in a row were not slowed down`
  },
}

/** @param domain that mails of the service are from */
export function mailDomainChecks(domain: string, resolve = resolveTxt): ServiceCheck[] {
  const published = (name: string, begin: string) => ({
    name: `${name} is published`,
    run: async () => {
      const host = name === 'DMARC' ? `_dmarc.${domain}` : domain
      const records = await resolve(host)
      const found = records.some((parts) => parts.join('').startsWith(begin))
      return found ? null : `${host} has no TXT record that begins with ${begin}`
    },
  })
  return [published('SPF', 'v=spf1'), published('DMARC', 'v=DMARC1')]
}
