/** Reads the mails and data of the stack's email-manager, calls it, and sets its faults. */
import { expect } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { stack } from '../helpers/stack.ts'

const API = `${stack.emailManagerUrl}/api/brain`

/** Returns a unique email address. It contains `+`, which must be encoded in links. */
export function newAddress(): string {
  return `master+${randomUUID().slice(0, 8)}@example.com`
}

type Mail = { to: string; subject: string; text: string }

/** Returns the mails to an address, the newest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const search = new URLSearchParams({ to: address })
  const response = await fetch(`${stack.emailManagerUrl}/outbox/messages?${search}`)
  return response.json()
}

/** Searches the mails to an address, newest first. Returns the first link to the given path of the site. */
export async function mailedLink(address: string, path: string): Promise<string> {
  for (const { text } of await mailsTo(address)) {
    const link = new RegExp(`${stack.siteUrl}${path}\\S+`).exec(text)?.[0]
    if (link) return link
  }
  throw new Error(`No mail to ${address} has a link to ${path}`)
}

type Subscriber = { email: string; state: string; preferences: Record<string, boolean> }

/** Returns the email-manager's record of an address. */
export async function readSubscriber(address: string): Promise<Subscriber | undefined> {
  const search = new URLSearchParams({ email: address })
  const response = await fetch(`${stack.emailManagerUrl}/subscribers?${search}`)
  const subscribers: Subscriber[] = await response.json()
  return subscribers.find(({ email }) => email === address)
}

/** Signs up a new address and returns it. Retries, because another test may set a fault for `signup`. */
export async function signUp(): Promise<string> {
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

/** Signs up a new address, confirms it and returns it. */
export async function newSubscriber(): Promise<string> {
  const email = await signUp()
  const token = new URL(await mailedLink(email, '/email-confirmation')).searchParams.get('token')
  await send('POST', `${API}/confirm`, { email, token, business_id: 'global-salvage' })
  return email
}

/** Fault: an OK response with HTML, as from a captive portal. The email-manager does not execute the call. */
export const HTML_PAGE = { status: 200, body: '<h1>Sign in</h1>', contentType: 'text/html' }

/** Sets a fault for a call, such as `signup`, while `during` runs. The fault also affects this call in other tests. */
export async function withFault(
  call: string,
  fault: object,
  during: () => Promise<void>,
): Promise<void> {
  const setFault = async (next: object) => {
    const response = await send('PUT', `${stack.emailManagerUrl}/faults`, { call, fault: next })
    if (!response.ok) throw new Error(`The fault was refused: ${await response.text()}`)
  }
  await setFault(fault)
  try {
    await during()
  } finally {
    await setFault({})
  }
}

function send(method: string, url: string, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' }
  return fetch(url, { method, headers, body: JSON.stringify(body) })
}
