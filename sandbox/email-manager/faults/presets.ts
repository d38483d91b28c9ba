import type { CallFault } from './fault.ts'

/** The faults that the outbox page offers; `PUT /faults` accepts any. */
export const PRESETS: readonly { id: string; label: string; fault: CallFault }[] = [
  { id: 'slow', label: 'Answer after 3 seconds', fault: { latencyMs: 3000 } },
  { id: 'hang', label: 'Answer after 60 seconds', fault: { latencyMs: 60_000 } },
  {
    id: 'refuse',
    label: '400 with a reason',
    fault: { status: 400, body: '{"detail":"The service refuses this request."}' },
  },
  { id: 'refuse-silently', label: '400 without a reason', fault: { status: 400, body: '{}' } },
  {
    id: 'refuse-fields',
    label: '422 with a list of fields',
    fault: {
      status: 422,
      body: '{"detail":[{"loc":["body","email"],"msg":"Field required","type":"missing"}]}',
    },
  },
  {
    id: 'limit',
    label: '429 Too Many Requests',
    fault: { status: 429, body: '{"detail":"Too many requests. Please try again in a minute."}' },
  },
  {
    id: 'fail',
    label: '500 Internal Server Error',
    fault: { status: 500, body: 'Internal Server Error', contentType: 'text/plain' },
  },
  {
    id: 'gateway',
    label: '502 with an HTML page',
    fault: {
      status: 502,
      body: '<html><body><h1>502 Bad Gateway</h1></body></html>',
      contentType: 'text/html',
    },
  },
  {
    id: 'page',
    label: '200 with an HTML page, not doing it',
    fault: {
      status: 200,
      body: '<html><body><h1>Sign in to this network</h1></body></html>',
      contentType: 'text/html',
    },
  },
  { id: 'malformed', label: 'Do it, answer malformed JSON', fault: { body: '{"status":' } },
  { id: 'empty', label: 'Do it, answer nothing', fault: { body: '' } },
  { id: 'drop-before', label: 'Drop the connection before doing it', fault: { drop: 'before' } },
  { id: 'drop-after', label: 'Drop the connection after doing it', fault: { drop: 'after' } },
]
