import * as v from 'valibot'

const messagesSchema = v.array(
  v.object({
    id: v.string(),
    to: v.string(),
    subject: v.string(),
    createdAt: v.pipe(v.string(), v.isoTimestamp()),
    template: v.string(),
    text: v.string(),
    headers: v.record(v.string(), v.string()),
  }),
)

export type OutboxMessage = v.InferOutput<typeof messagesSchema>[number]

const subscribersSchema = v.array(
  v.object({
    email: v.string(),
    state: v.string(),
    preferences: v.record(v.string(), v.boolean()),
  }),
)

interface Answer {
  status: number
  body: unknown
}

export interface Client {
  request(path: string, init?: RequestInit): Promise<Response>
  /** Sends JSON and reads JSON. */
  call(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>
  /** Mails to an address, newest first. */
  mails(to: string): Promise<OutboxMessage[]>
  subscriber(email: string): Promise<v.InferOutput<typeof subscribersSchema>[number] | undefined>
}

/** What the tests do over HTTP, of a service at the address that `url` gives. */
export function client(url: () => string): Client {
  const request = (path: string, init?: RequestInit) => fetch(`${url()}${path}`, init)
  return {
    request,
    async call(method, path, body, headers) {
      const response = await request(path, {
        method,
        headers: { 'Content-Type': 'application/json', ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return { status: response.status, body: await response.json() }
    },
    async mails(to) {
      const response = await request(`/outbox/messages?to=${encodeURIComponent(to)}`)
      return v.parse(messagesSchema, await response.json())
    },
    async subscriber(email) {
      const response = await request(`/subscribers?email=${encodeURIComponent(email)}`)
      return v
        .parse(subscribersSchema, await response.json())
        .find((subscriber) => subscriber.email === email)
    },
  }
}
