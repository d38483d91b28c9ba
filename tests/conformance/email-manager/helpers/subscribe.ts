import type { Client, OutboxMessage } from './client.ts'
import { BUSINESS, signup } from './payloads.ts'

/** The site's links in a mail: path, and what they carry. */
export function linksIn(message: OutboxMessage | undefined) {
  return (message?.text.match(/https?:\S+/g) ?? []).map((link) => {
    const { origin, pathname, searchParams } = new URL(link)
    return {
      origin,
      pathname,
      email: searchParams.get('email') ?? '',
      token: searchParams.get('token') ?? '',
    }
  })
}

/** The token that the newest mail to an address carries. */
export async function newestToken(client: Client, email: string): Promise<string> {
  const [message] = await client.mails(email)
  const token = linksIn(message)[0]?.token
  if (!token) throw new Error(`The newest mail to ${email} has no link`)
  return token
}

/** Signs an address up and confirms it; returns the tokens of both mails. */
export async function subscribe(client: Client, email: string) {
  await client.call('POST', '/api/brain/signup', signup(email))
  const confirm = await newestToken(client, email)
  await client.call('POST', '/api/brain/confirm', { email, token: confirm, ...BUSINESS })
  return { confirm, manage: await newestToken(client, email) }
}
