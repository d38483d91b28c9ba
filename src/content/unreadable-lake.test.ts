import { expect, test } from 'vitest'
import { UnreadableLakeError } from './unreadable-lake.ts'

const hosted = { projectId: 'abcd1234', dataset: 'production', apiHost: null }
const embedded = { ...hosted, apiHost: 'http://localhost:3900' }

function answered(statusCode: number, message: string) {
  return Object.assign(new Error(message), { statusCode })
}

test.each([
  ['a wrong dataset', hosted, answered(404, 'Dataset "x" not found'), 'VITE_SANITY_DATASET'],
  ['a wrong project', hosted, answered(404, 'Project not found'), 'VITE_SANITY_PROJECT_ID'],
  ['a private dataset', hosted, answered(401, 'Unauthorized'), 'public dataset'],
  [
    'a wrong dataset during a backup',
    hosted,
    new Error('Export: HTTP 404: Not Found: Dataset not found'),
    'it has no dataset “production”. Create it, or set VITE_SANITY_DATASET',
  ],
  ['a failing lake', hosted, answered(503, 'Unavailable'), '503 (Unavailable). Try again later.'],
  [
    'no network',
    hosted,
    new TypeError('fetch failed', {
      cause: new Error('getaddrinfo ENOTFOUND abcd1234.api.sanity.io'),
    }),
    'getaddrinfo ENOTFOUND abcd1234.api.sanity.io). Check the network',
  ],
  ['a wrong address', embedded, new Error('connect ECONNREFUSED'), 'VITE_SANITY_API_HOST'],
])('says in one line what to do about %s', (_, lake, cause, expectedText) => {
  const { message } = new UnreadableLakeError(lake, cause)
  expect(message).toContain(expectedText)
  expect(message).toContain(lake.apiHost ?? 'Sanity project abcd1234')
  expect(message).not.toContain('\n')
})
