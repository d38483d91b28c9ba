/** The stack's email-manager: its mails, its data and its faults. */
import { expect } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { stack } from '../helpers/stack.ts'

const API = `${stack.emailManagerUrl}/api/brain`

/** Returns a unique email address. It contains `+`, which must be encoded in links. */
export function newAddress(): string {
  return `master+${randomUUID().slice(0, 8)}@example.com`
}

type Mail = { to: string; subject: string; text: string }

/** The mails to an address, the newest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const search = new URLSearchParams({ to: address })
  const response = await fetch(`${stack.emailManagerUrl}/outbox/messages?${search}`)
  return response.json()
}

/** The newest link to a page of the site in the mails to an address. */
export async function linkIn(address: string, page: string): Promise<string> {
  for (const { text } of await mailsTo(address)) {
    const link = new RegExp(`${stack.siteUrl}${page}\\S+`).exec(text)?.[0]
    if (link) return link
  }
  throw new Error(`No mail to ${address} has a link to ${page}`)
}

type Subscriber = { email: string; state: string; preferences: Record<string, boolean> }

/** The service's own record of an address. */
export async function subscriber(address: string): Promise<Subscriber | undefined> {
  const search = new URLSearchParams({ email: address })
  const response = await fetch(`${stack.emailManagerUrl}/subscribers?${search}`)
  const subscribers: Subscriber[] = await response.json()
  return subscribers.find(({ email }) => email === address)
}

/** Signs up a new address by calling the service. Retries, because another test may make the service fail. */
export async function signedUp(): Promise<string> {
  const email = newAddress()
  const preferences = { compliance: true, emergency: true, newsletter: true }
  await expect(async () => {
    const response = await send('POST', `${API}/signup`, {
      email,
      business_id: 'global-salvage',
      journey_state: 'newsletter_signup',
      metadata: { source: 'website_footer', preferences },
    })
    expect(response.ok).toBe(true)
  }).toPass()
  return email
}

/** Signs up a new address and confirms it, by calling the service. */
export async function subscribed(): Promise<string> {
  const email = await signedUp()
  const token = new URL(await linkIn(email, '/email-confirmation')).searchParams.get('token')
  await send('POST', `${API}/confirm`, { email, token, business_id: 'global-salvage' })
  return email
}

/** An OK response that is not the service's, such as a captive portal's: the service has not executed the call. */
export const WEB_PAGE = { status: 200, body: '<h1>Sign in</h1>', contentType: 'text/html' }

/** While `during` runs, every call of one kind, such as `signup`, fails, also for other tests. Other kinds still work. */
export async function withFault(
  call: string,
  fault: object,
  during: () => Promise<void>,
): Promise<void> {
  const set = async (next: object) => {
    const response = await send('PUT', `${stack.emailManagerUrl}/faults`, { call, fault: next })
    if (!response.ok) throw new Error(`The fault was refused: ${await response.text()}`)
  }
  await set(fault)
  try {
    await during()
  } finally {
    await set({})
  }
}

function send(method: string, url: string, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' }
  return fetch(url, { method, headers, body: JSON.stringify(body) })
}
