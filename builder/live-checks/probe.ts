/**
 * `npm run probe URL`: checks the live site, the lake and the email-manager. For a scheduler: prints one line for
 * each check; the exit code is 1 if a check fails. Reads the environment of the build; needs no `dist`. The option
 * `-- --signup ADDRESS` also signs up the operator's own address for the newsletter, which sends a confirmation mail.
 */
import { once } from 'node:events'
import tls from 'node:tls'
import * as v from 'valibot'
import type { Configuration } from '../../src/configuration/configuration.ts'
import { signupBody } from '../../src/email-manager/signup-body.ts'
import { callService, corsProblem, preflight, type Service } from './service.ts'
import { CONTENT_TIME_FILE } from '../prerender/content-time.ts'
import { readConfiguration } from '../configuration.ts'
import { type Check, checkLive, fetchWithTimeout, readLakeAsBrowser } from './live-checks.ts'

type Target = Pick<Configuration, 'sanity' | 'emailManager'> & {
  /** Origin of the live site. */
  site: string
  /** The operator's own address, to sign up for the newsletter. */
  signup?: string | undefined
  now: Date
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Maximum minutes from a publication until the site contains it. */
const LONGEST_BUILD_MINUTES = 30

/** Days for which a certificate must still be valid. */
const CERTIFICATE_DAYS = 14

/** Timeout of the TLS handshake. */
const HANDSHAKE_TIMEOUT_MS = 30_000

/** Headers in the build's configuration for hosts. If one is missing, the host does not use that configuration. */
const HEADERS = ['content-security-policy', 'strict-transport-security', 'x-content-type-options']

export function probes(target: Target): Check[] {
  const { site, sanity, emailManager, signup, now } = target
  const service = { ...emailManager, siteOrigin: site }
  let publication: ReturnType<typeof readLakeAsBrowser> | undefined
  const readPublication = () => (publication ??= readLakeAsBrowser(site, sanity))
  return [
    { name: 'The site answers with its headers', run: () => siteProblem(site) },
    {
      name: 'Pages of the site may read the lake',
      run: async () => (await readPublication()).problem,
    },
    {
      name: 'The site is built from the last publication',
      run: async () => lateBuildProblem(await readPublication(), target),
    },
    ...[site, emailManager.url].map((url) => ({
      name: `The certificate of ${new URL(url).host} is valid for ${CERTIFICATE_DAYS} more days`,
      run: () => certificateProblem(new URL(url), now),
    })),
    {
      name: 'Pages of the site may call the email-manager',
      run: () => serviceProblem(service),
    },
    ...(signup === undefined
      ? []
      : [{ name: `The newsletter accepts ${signup}`, run: () => signupProblem(service, signup) }]),
  ]
}

async function siteProblem(site: string): Promise<string | null> {
  const { status, headers } = await fetchWithTimeout(site)
  if (status !== 200) return `it answers ${status}`
  const missing = HEADERS.filter((name) => !headers.has(name))
  return missing.length === 0 ? null : `it lacks ${missing.join(', ')}`
}

const contentTimeSchema = v.object({ time: v.string() })

/** Each build writes the time of its newest document into the site. */
async function lateBuildProblem(
  { problem, newest }: Awaited<ReturnType<typeof readLakeAsBrowser>>,
  target: Target,
): Promise<string | null> {
  if (newest === null) return `not known: ${problem ?? 'the lake has no published document'}`
  const response = await fetchWithTimeout(new URL(CONTENT_TIME_FILE, target.site))
  if (!response.ok) return `${response.url} answers ${response.status}`
  const { time } = v.parse(contentTimeSchema, await response.json())
  const isBuilt = Date.parse(time) >= Date.parse(newest)
  const age = (target.now.getTime() - Date.parse(newest)) / MINUTE_MS
  return isBuilt || age <= LONGEST_BUILD_MINUTES
    ? null
    : `what was published ${Math.round(age)} minutes ago is not built yet`
}

async function certificateProblem({ protocol, hostname, port }: URL, now: Date) {
  if (protocol !== 'https:') return `${hostname} is not served over HTTPS`
  const socket = tls.connect({ host: hostname, port: Number(port || 443), servername: hostname })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(HANDSHAKE_TIMEOUT_MS) })
    return expiryProblem(socket.getPeerCertificate().valid_to, now)
  } finally {
    socket.destroy()
  }
}

/** @param validTo as Node writes it, such as "Dec 31 23:59:59 2026 GMT" */
export function expiryProblem(validTo: string, now: Date): string | null {
  const days = (Date.parse(validTo) - now.getTime()) / DAY_MS
  return days > CERTIFICATE_DAYS ? null : `it ends on ${validTo}`
}

async function serviceProblem(service: Service): Promise<string | null> {
  const { status, headers } = await preflight(service, 'POST', '/signup', service.siteOrigin)
  return status >= 300 ? `it answers ${status}` : corsProblem(headers, service.siteOrigin)
}

async function signupProblem(service: Service, email: string): Promise<string | null> {
  const body = signupBody(email, service.businessId)
  const { status } = await callService(service, 'POST', '/signup', body)
  return status < 300 ? null : `it answers ${status}`
}

if (process.argv[1] === import.meta.filename)
  await checkLive(
    'Say which site: npm run probe https://www.example.com',
    async ({ origin: site }, { signup }) =>
      probes({ ...readConfiguration(), site, signup, now: new Date() }),
  )
