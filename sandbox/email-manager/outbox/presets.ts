import type { CallFault } from '../faults.ts'

const json = (status: number, body: object): CallFault => ({ status, body: JSON.stringify(body) })
const page = (status: number, heading: string): CallFault => ({
  status,
  body: `<html><body><h1>${heading}</h1></body></html>`,
  contentType: 'text/html',
})

/** The faults that the outbox page offers, by label; `PUT /faults` accepts any. */
export const PRESETS: ReadonlyMap<string, CallFault> = new Map([
  ['Answer after 3 seconds', { latencyMs: 3000 }],
  ['Answer after 60 seconds', { latencyMs: 60_000 }],
  ['400 with a reason', json(400, { detail: 'The service refuses this request.' })],
  ['400 without a reason', json(400, {})],
  [
    '422 with a list of fields',
    json(422, { detail: [{ loc: ['body', 'email'], msg: 'Field required', type: 'missing' }] }),
  ],
  [
    '429 Too Many Requests',
    json(429, { detail: 'Too many requests. Please try again in a minute.' }),
  ],
  [
    '500 Internal Server Error',
    { status: 500, body: 'Internal Server Error', contentType: 'text/plain' },
  ],
  ['502 with an HTML page', page(502, '502 Bad Gateway')],
  ['200 with an HTML page, not doing it', page(200, 'Sign in to this network')],
  ['Do it, answer malformed JSON', { body: '{"status":' }],
  ['Do it, answer nothing', { body: '' }],
  ['Drop the connection before doing it', { drop: 'before' }],
  ['Drop the connection after doing it', { drop: 'after' }],
])
