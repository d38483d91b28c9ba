/** Whatever the email-manager or a gateway answers, the lead arrives once, and the request has the right status. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useEmailManager } from '../../../tests/conformance/email-manager/helpers/email-manager.ts'
import { PRE_ARRIVAL } from '../../../tests/helpers/lead-samples.ts'
import { resetRequest, leadRequest, sendRequest } from './lead-request.ts'

const { table, typed } = PRE_ARRIVAL
const realFetch = globalThis.fetch
const service = useEmailManager()
let vessels = 0

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  resetRequest(table.name)
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Forwards a call to the sandbox's email-manager. */
const deliver = (url: string, init?: RequestInit) => {
  const { pathname, search } = new URL(url)
  const { signal: _, ...rest } = init ?? {}
  return realFetch(`${service.url}${pathname}${search}`, rest)
}

type Answer = (signal: AbortSignal) => Response | Promise<Response>

const webPage = (status: number) => () => new Response('<h1>Gateway</h1>', { status })
const json = (status: number, body: object) => () => Response.json(body, { status })

/** Answers that leave unknown whether the email-manager accepted the lead. */
const UNCERTAIN: [name: string, answer: Answer][] = [
  ...[400, 401, 403, 404, 408, 413, 421, 425, 429, 431, 499, 500, 502, 503, 504, 520].map(
    (status): [string, Answer] => [`${status} from a gateway`, webPage(status)],
  ),
  ['404 with JSON from another service', json(404, { error: 'gone' })],
  ['500 with a detail', json(500, { detail: 'Out of order' })],
  [
    '200 with a web page',
    () => new Response('<h1>Sign in</h1>', { headers: { 'Content-Type': 'text/html' } }),
  ],
  ['a reset connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'no answer in time',
    async (signal) => {
      await vi.advanceTimersByTimeAsync(20_000)
      throw signal.reason
    },
  ],
]

const REFUSALS: [name: string, answer: Answer][] = [
  ...[400, 403, 409, 422, 429].map((status): [string, Answer] => [
    `${status} with a detail`,
    json(status, { detail: 'No' }),
  ]),
  ['409 without a body', () => new Response(null, { status: 409 })],
]

/**
 * Sends a new lead twice. The first attempt gets `answer`, and reaches the email-manager only if `when` is `after`.
 * Returns both outcomes, the number of mails to the desk, and whether both attempts had the same idempotency key.
 */
async function sendTwice(answer: Answer, when: 'before' | 'after') {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vessels += 1
  const values = { ...typed, vesselName: `MV Outcome ${vessels}` }
  const keys: (string | null)[] = []
  let isFirst = true
  vi.stubGlobal('fetch', async (url: string, init: RequestInit & { signal: AbortSignal }) => {
    keys.push(new URL(url).searchParams.get('idempotency_key'))
    if (!isFirst) return deliver(url, init)
    isFirst = false
    if (when === 'after') await deliver(url, init)
    return answer(init.signal)
  })
  await sendRequest(table, values, 'desk@example.com')
  const first = leadRequest(table.name)
  await sendRequest(table, values, 'desk@example.com')
  const second = leadRequest(table.name)
  vi.unstubAllGlobals()
  const arrived = (await service.mails('desk@example.com')).filter(({ subject }) =>
    subject.includes(`${values.vesselName},`),
  )
  const isSameKey = keys[0] === keys[1]
  return { first: first.status, second: second.status, mails: arrived.length, isSameKey }
}

describe.each(['before', 'after'] as const)('%s the email-manager accepted the lead', (when) => {
  test.each(UNCERTAIN)(
    'the answer “%s” leaves the outcome unknown, and the lead arrives once',
    async (_, answer) => {
      expect(await sendTwice(answer, when)).toEqual({
        first: 'uncertain',
        second: 'accepted',
        mails: 1,
        isSameKey: true,
      })
    },
  )
})

test.each(REFUSALS)(
  'after the refusal “%s”, the next attempt is a new request',
  async (_, answer) => {
    expect(await sendTwice(answer, 'before')).toEqual({
      first: 'refused',
      second: 'accepted',
      mails: 1,
      isSameKey: false,
    })
  },
)
