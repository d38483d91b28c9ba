import { expect, test } from 'vitest'
import { describeFault } from './describe.ts'
import type { CallFault } from './fault.ts'

test.each<[CallFault, number | undefined, string]>([
  [{ status: 500 }, undefined, 'answers 500 (every request)'],
  [{ status: 429, body: '{}' }, 1, 'answers 429 (the next request)'],
  [{ latencyMs: 1500 }, 3, 'waits 1.5 s (the next 3 requests)'],
  [{ latencyMs: 3000, status: 502 }, 1, 'waits 3 s, answers 502 (the next request)'],
  [{ body: '{' }, 1, 'does the call, answers with another body (the next request)'],
  [{ drop: 'after' }, 1, 'drops the connection after the call is done (the next request)'],
  [
    { drop: 'before', status: 500 },
    1,
    'drops the connection before the call is done (the next request)',
  ],
  [{}, undefined, 'nothing (every request)'],
])('%j, %s times', (fault, times, words) => {
  expect(describeFault({ call: 'send', fault, ...(times && { times }) })).toBe(words)
})
