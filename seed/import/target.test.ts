import { expect, test } from 'vitest'
import { clientFor } from './target.ts'

const HOSTED = { VITE_SANITY_PROJECT_ID: 'abc123', VITE_SANITY_DATASET: 'staging' }

test.each([
  [
    { VITE_SANITY_API_HOST: 'http://localhost:3900' },
    { projectId: 'localdev', dataset: 'production', perspective: 'raw' },
    /^http:\/\/localhost:3900\//,
  ],
  [
    { ...HOSTED, SANITY_AUTH_TOKEN: 'secret' },
    { projectId: 'abc123', dataset: 'staging', token: 'secret' },
    /^https:\/\/abc123\.api\.sanity\.io\//,
  ],
])('%j selects the lake that it names', (env, config, address) => {
  const client = clientFor(env)
  expect(client.config()).toMatchObject(config)
  expect(client.getUrl('/')).toMatch(address)
})

test.each([
  [{}, /VITE_SANITY_API_HOST, or SANITY_AUTH_TOKEN[^]*VITE_SANITY_API_HOST=http:\S+ npm run seed/],
  [{ VITE_SANITY_API_HOST: 'the lake' }, 'VITE_SANITY_API_HOST is the lake: expected an address'],
  [{ VITE_SANITY_API_HOST: 'localhost:3900' }, 'VITE_SANITY_API_HOST is localhost:3900'],
])('for %j, the error names the variable to set', (env, message) => {
  expect(() => clientFor(env)).toThrow(message)
})
