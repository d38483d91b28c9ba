import { expect, test } from 'vitest'
import { redirectFor } from './publish-with-redirect.ts'

test('a changed address leaves a redirect to the port, wherever that moves later', () => {
  expect(redirectFor('port-mundra', { before: 'mundra', now: 'mundra-port' })).toEqual({
    _id: 'redirect-ports-mundra',
    _type: 'redirect',
    from: '/ports/mundra',
    to: { _type: 'reference', _ref: 'port-mundra', _weak: true },
  })
})

test.each([
  { before: 'mundra', now: 'mundra' },
  { before: undefined, now: 'mundra' },
  { before: 'mundra', now: undefined },
])('%j leaves none', (addresses) => {
  expect(redirectFor('port-mundra', addresses)).toBeNull()
})
