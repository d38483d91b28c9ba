/** Calls to the email-manager over HTTP, for tests, and the payloads of its contract. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { startEmailManager, type EmailManager } from '../../../../sandbox/email-manager/server.ts'
import {
  exampleBody,
  leadExample,
  type TemplateId,
} from '../../../helpers/email-manager-contract.ts'

export const SITE_URL = 'http://localhost:5999'

export const BUSINESS = { business_id: 'global-salvage' }

export const PRE_ARRIVAL_DATA = leadExample('pre_arrival_request')

export const FLEET_DATA = leadExample('fleet_quote_request')

export const signupBody = (email: string) => ({ ...exampleBody('signup'), email })

export const lead = (desk: string, template: TemplateId, data: Record<string, unknown>) => ({
  ...exampleBody(template),
  recipient: { email: desk, name: 'Global Salvage Support Team' },
  data,
})

interface OutboxMessage {
  id: string
  subject: string
  template: string
  text: string
  headers: Record<string, string>
}

interface Subscriber {
  email: string
  state: string
  preferences: Record<string, boolean>
}

/** @param url returns the email-manager's origin */
export function client(url: () => string) {
  const request = (path: string, init?: RequestInit) => fetch(`${url()}${path}`, init)
  return {
    request,
    /** Sends JSON and reads JSON. */
    async call(
      method: 'GET' | 'POST' | 'PUT',
      path: string,
      body?: unknown,
    ): Promise<{ status: number; body: unknown }> {
      const response = await request(path, {
        method,
        headers: { 'Content-Type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return { status: response.status, body: await response.json() }
    },
    /** Mails to an address, newest first. */
    async mails(to: string): Promise<OutboxMessage[]> {
      return (await request(`/outbox/messages?to=${encodeURIComponent(to)}`)).json()
    },
    async subscriber(email: string): Promise<Subscriber | undefined> {
      const response = await request(`/subscribers?email=${encodeURIComponent(email)}`)
      const found: Subscriber[] = await response.json()
      return found.find((subscriber) => subscriber.email === email)
    },
  }
}

type Client = ReturnType<typeof client>

/** Runs an email-manager for the tests of one file, on a free port, with its own directory. */
export function useEmailManager() {
  let service: EmailManager | undefined
  const url = () => {
    if (!service) throw new Error('The email-manager runs only while tests run')
    return service.url
  }
  let directory = ''

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'email-manager-'))
    const settings = { siteUrl: SITE_URL, businessId: BUSINESS.business_id }
    service = await startEmailManager({ port: 0, dataDir: directory, ...settings })
  })
  afterAll(async () => {
    await service?.close()
    await rm(directory, { recursive: true, force: true })
  })

  return {
    get url() {
      return url()
    },
    ...client(url),
  }
}

/** The links in a mail, with the email address and token in each. */
export function linksIn(message: OutboxMessage | undefined) {
  return (message?.text.match(/https?:\S+/g) ?? []).map((link) => {
    const { origin, pathname, searchParams } = new URL(link)
    const { email = '', token = '' } = Object.fromEntries(searchParams)
    return { origin, pathname, email, token }
  })
}

/** The token in the newest mail to an address. */
export async function newestToken(service: Client, email: string): Promise<string> {
  const [message] = await service.mails(email)
  const token = linksIn(message)[0]?.token
  if (!token) throw new Error(`The newest mail to ${email} has no link`)
  return token
}

/** Signs an address up and confirms it; returns the tokens of both mails. */
export async function subscribe(service: Client, email: string) {
  await service.call('POST', '/api/brain/signup', signupBody(email))
  const confirm = await newestToken(service, email)
  await service.call('POST', '/api/brain/confirm', { email, token: confirm, ...BUSINESS })
  return { confirm, manage: await newestToken(service, email) }
}
