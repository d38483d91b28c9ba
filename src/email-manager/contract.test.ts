/** Every call of specification section 7, with every kind of response that the service might send. */
import { delay, http, HttpResponse, type JsonBodyType } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { exampleBody, declaredOutcome } from '../../tests/helpers/email-manager-contract.ts'
import { FLEET_QUOTE, PRE_ARRIVAL } from '../../tests/helpers/lead-samples.ts'
import { mockServer } from '../../tests/helpers/mock-server.ts'
import { leadData } from '../features/leads/form-table.ts'
import {
  confirmSubscription,
  getPreferences,
  unsubscribe,
  updatePreferences,
} from './subscriber-calls.ts'
import { EmailManagerError } from './call-service.ts'
import { type Lead, sendLead } from './send-lead.ts'
import { signUp } from './sign-up.ts'

const API = 'http://email-manager.test/api/brain'
const NOW = '2026-03-01T12:00:00.000Z'

const link = { email: 'a+b/c@example.com', token: 't&o=k n' }
const encodedEmail = 'a%2Bb%2Fc%40example.com'
const supportEmail = 'desk@example.com'
const preArrival: Lead = {
  templateId: 'pre_arrival_request',
  data: leadData(PRE_ARRIVAL.table, PRE_ARRIVAL.typed),
  supportEmail,
}
const fleetQuote: Lead = {
  templateId: 'fleet_quote_request',
  data: leadData(FLEET_QUOTE.table, FLEET_QUOTE.typed),
  supportEmail,
}
const preferences = { compliance: true, emergency: false, newsletter: true, transactional: true }

type Case = {
  call: () => Promise<unknown>
  method: string
  url: string
  /** Name of the request body's example in `docs/email-manager.openapi.yaml`; null for no body. */
  body: string | null
}

const CALLS: Record<string, Case> = {
  signUp: {
    call: () => signUp({ email: link.email }),
    method: 'POST',
    url: `${API}/signup`,
    body: 'signup',
  },
  'sendLead of a pre-arrival request': {
    call: () => sendLead(preArrival),
    method: 'POST',
    url: `${API}/send`,
    body: 'pre_arrival_request',
  },
  'sendLead of a fleet quote request': {
    call: () => sendLead(fleetQuote),
    method: 'POST',
    url: `${API}/send`,
    body: 'fleet_quote_request',
  },
  confirmSubscription: {
    call: () => confirmSubscription(link),
    method: 'POST',
    url: `${API}/confirm`,
    body: 'confirm',
  },
  getPreferences: {
    call: () => getPreferences(link),
    method: 'GET',
    url: `${API}/preferences/${encodedEmail}?business_id=global-salvage&token=t%26o%3Dk+n`,
    body: null,
  },
  updatePreferences: {
    call: () => updatePreferences({ link, preferences: { ...preferences, transactional: true } }),
    method: 'PUT',
    url: `${API}/preferences/${encodedEmail}`,
    body: 'changePreferences',
  },
  unsubscribe: {
    call: () => unsubscribe(link),
    method: 'POST',
    url: `${API}/unsubscribe`,
    body: 'unsubscribe',
  },
}

const json = (body: JsonBodyType, status: number) => () => HttpResponse.json(body, { status })
const html = (status: number) => () => HttpResponse.html('<h1>Gateway</h1>', { status })

const FAILURES: [name: string, answer: () => Response, kind: string, detail: string | null][] = [
  ['400 with detail', json({ detail: 'Bad token' }, 400), 'refused', 'Bad token'],
  ['404 without detail', json({ error: 'gone' }, 404), 'failed', null],
  ['400 with an empty detail', json({ detail: ' ' }, 400), 'refused', null],
  ['400 with an empty body', () => new HttpResponse(null, { status: 400 }), 'failed', null],
  ['400 with null', json(null, 400), 'failed', null],
  ['408 from a gateway', html(408), 'failed', null],
  ['409 without a body', () => new HttpResponse(null, { status: 409 }), 'refused', null],
  [
    '422 with a list',
    json({ detail: [{ loc: ['body', 'email'], msg: 'bad', type: 'value_error' }] }, 422),
    'refused',
    null,
  ],
  ['429 with detail', json({ detail: 'Too many requests' }, 429), 'refused', 'Too many requests'],
  ['500 with detail', json({ detail: 'Out of order' }, 500), 'failed', 'Out of order'],
  [
    '500 with text',
    () => HttpResponse.text('Internal Server Error', { status: 500 }),
    'failed',
    null,
  ],
  ['502 with HTML', html(502), 'failed', null],
  ['503 with broken JSON', () => HttpResponse.text('{"detail":', { status: 503 }), 'failed', null],
  ['no connection', () => HttpResponse.error(), 'network', null],
]

const OK_ANSWERS: [name: string, answer: () => Response][] = [
  ['JSON', json({ status: 'ok' }, 200)],
  ['201', json({ status: 'created' }, 201)],
  ['nothing', () => new HttpResponse(null, { status: 200 })],
  ['204', () => new HttpResponse(null, { status: 204 })],
  ['broken JSON', () => HttpResponse.text('{"status":')],
]

/** Responses with an OK status from a gateway or captive portal, not from the service. */
const FOREIGN_ANSWERS: [name: string, answer: () => Response][] = [
  ['HTML', html(200)],
  [
    'XHTML',
    () => new HttpResponse('<html/>', { headers: { 'Content-Type': 'application/xhtml+xml' } }),
  ],
  ['a redirect to another site', () => HttpResponse.redirect('http://portal.test/welcome', 303)],
]

const server = mockServer()
afterEach(() => vi.useRealTimers())

/** Makes the service answer each request with `answer`. Returns the mock that receives the requests. */
function answerWith(answer: (request: Request) => Response | Promise<Response>) {
  const received = vi.fn<typeof answer>(answer)
  server.use(
    http.all(`${API}/*`, ({ request }) => received(request)),
    http.get('http://portal.test/welcome', () => HttpResponse.json({ status: 'ok' })),
  )
  return received
}

/** The error that a call throws; null if it succeeds. */
async function failureOf(call: () => Promise<unknown>): Promise<unknown> {
  return await call().then(
    () => null,
    (error: unknown) => error,
  )
}

const callsIgnoringAnswers = Object.entries(CALLS).filter(([name]) => name !== 'getPreferences')

describe.each(Object.entries(CALLS))('%s', (_, { call, method, url, body }) => {
  test('sends exactly the request in the contract', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) })
    const sent: unknown[] = []
    answerWith(async (request) => {
      const text = await request.text()
      const type = request.headers.get('Content-Type')
      sent.push([request.method, request.url, type, text === '' ? null : JSON.parse(text)])
      return HttpResponse.json({})
    })
    await call()
    const expected = body === null ? [null, null] : ['application/json', exampleBody(body)]
    expect(sent).toEqual([[method, url, ...expected]])
  })

  test('keeps tokens and addresses out of caches and referrer logs, and sends no cookies', async () => {
    answerWith(() => HttpResponse.json({}))
    // The service can't see these options, so they are read from the call to `fetch`.
    const calls = vi.spyOn(globalThis, 'fetch')
    await call()
    const options = calls.mock.calls.map(([, init]) => init)
    calls.mockRestore()
    expect(options).toEqual([
      expect.objectContaining({
        cache: 'no-store',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      }),
    ])
  })

  test.each([
    ['Refused', json({ detail: 'No' }, 422)],
    ['Conflict', html(409)],
    ['Uncertain', html(400)],
    ['Uncertain', json({ detail: 'No' }, 503)],
  ])('has the outcome that the contract declares for “%s”', async (response, answer) => {
    answerWith(answer)
    const error = await failureOf(call)
    const isRefused = error instanceof EmailManagerError && error.kind === 'refused'
    expect(isRefused ? 'refused' : 'uncertain').toBe(declaredOutcome(response))
  })

  test.each(FAILURES)(
    'throws an error with kind and detail, without a retry: %s',
    async (__, answer, kind, detail) => {
      const received = answerWith(answer)
      const error = await failureOf(call)
      expect(error).toBeInstanceOf(EmailManagerError)
      expect(error).toMatchObject({ kind, detail })
      expect(received).toHaveBeenCalledTimes(1)
    },
  )

  test.each(FOREIGN_ANSWERS)('does not accept %s as the service’s answer', async (__, answer) => {
    const received = answerWith(answer)
    expect(await failureOf(call)).toMatchObject({ kind: 'uncertain', detail: null })
    expect(received).toHaveBeenCalledTimes(1)
  })

  test('waits 14 seconds for a slow service', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    answerWith(async () => {
      await delay(14_000)
      return HttpResponse.json({})
    })
    const failure = failureOf(call)
    await vi.advanceTimersByTimeAsync(14_500)
    await expect(failure).resolves.toBeNull()
  })

  test('times out after 15 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    answerWith(() => new Promise<never>(() => {}))
    const failure = failureOf(call)
    await vi.advanceTimersByTimeAsync(15_000)
    await expect(failure).resolves.toMatchObject({ kind: 'timeout', detail: null })
  })
})

describe.each(callsIgnoringAnswers)('%s accepts any OK answer of the service', (_, { call }) => {
  test.each(OK_ANSWERS)('%s', async (__, answer) => {
    answerWith(answer)
    await expect(call()).resolves.toBeUndefined()
  })
})

describe('getPreferences', () => {
  const ALL = { compliance: true, emergency: true, newsletter: true, transactional: true }

  test.each<[name: string, answer: JsonBodyType, preferences: object]>([
    ['all topics', { preferences: { ...ALL, emergency: false } }, { ...ALL, emergency: false }],
    ['some topics', { preferences: { newsletter: false } }, { ...ALL, newsletter: false }],
    ['no topics', { preferences: {} }, ALL],
    ['no preferences', {}, ALL],
    ['invalid preferences', { preferences: 'all' }, ALL],
    ['null', null, ALL],
    ['odd values', { preferences: { compliance: 'no', emergency: 0, newsletter: null } }, ALL],
    ['transactional mail turned off', { preferences: { transactional: false } }, ALL],
    ['additional fields', { preferences: { ...ALL, sms: true }, email: 'x' }, ALL],
  ])(
    'turns on missing and invalid topics, and always transactional mail: %s',
    async (_, answer, expected) => {
      answerWith(() => HttpResponse.json(answer))
      await expect(getPreferences(link)).resolves.toEqual(expected)
    },
  )

  test.each(OK_ANSWERS.filter(([name]) => ['nothing', '204', 'broken JSON'].includes(name)))(
    'throws instead of using the defaults for an answer that cannot be read: %s',
    async (_, answer) => {
      answerWith(answer)
      await expect(getPreferences(link)).rejects.toMatchObject({ kind: 'uncertain', detail: null })
    },
  )

  test('treats a truncated answer as a network failure', async () => {
    const broken = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{"preferences":'))
        stream.error(new Error('connection lost'))
      },
    })
    answerWith(() => new HttpResponse(broken))
    await expect(getPreferences(link)).rejects.toMatchObject({ kind: 'network' })
  })
})

test.each([
  ['signUp', (key: { idempotencyKey?: string }) => signUp({ email: link.email, ...key })],
  ['sendLead', (key: { idempotencyKey?: string }) => sendLead({ ...preArrival, ...key })],
])('%s sends the idempotency key, if there is one', async (_, call) => {
  const keys: unknown[] = []
  answerWith((request) => {
    keys.push(new URL(request.url).searchParams.get('idempotency_key'))
    return HttpResponse.json({ status: 'queued' })
  })
  await call({ idempotencyKey: '7b0b4f4e-5b0e-4c6e-9f7c-1d2f3a4b5c6d' })
  await call({})
  expect(keys).toEqual(['7b0b4f4e-5b0e-4c6e-9f7c-1d2f3a4b5c6d', null])
})

test('sends a lead with keepalive, unless its body is too large', async () => {
  answerWith(() => HttpResponse.json({}))
  // The service can't see this option, so it is read from the call to `fetch`.
  const calls = vi.spyOn(globalThis, 'fetch')
  await sendLead(preArrival)
  await sendLead({ ...preArrival, data: { ...preArrival.data, notes: 'नोट '.repeat(6000) } })
  const keepalive = calls.mock.calls.map(([, init]) => init?.keepalive)
  calls.mockRestore()
  expect(keepalive).toEqual([true, false])
})
