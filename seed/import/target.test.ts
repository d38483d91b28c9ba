import { describe, expect, test } from 'vitest'
import { clientFor } from './target.ts'

describe('clientFor', () => {
  test('reaches another lake without a token, on the default project and dataset', () => {
    const client = clientFor({ VITE_SANITY_API_HOST: 'http://localhost:3900' })
    expect(client.config()).toMatchObject({
      projectId: 'localdev',
      dataset: 'production',
      apiHost: 'http://localhost:3900',
      useProjectHostname: false,
      perspective: 'raw',
      useCdn: false,
    })
  })

  test('reaches hosted Sanity with a token', () => {
    const client = clientFor({
      VITE_SANITY_PROJECT_ID: 'abc123',
      VITE_SANITY_DATASET: 'staging',
      SANITY_AUTH_TOKEN: 'secret',
    })
    expect(client.config()).toMatchObject({
      projectId: 'abc123',
      dataset: 'staging',
      token: 'secret',
      useProjectHostname: true,
    })
    expect(client.getUrl('/')).toMatch(/^https:\/\/abc123\.api\.sanity\.io\//)
  })

  test('names the variables when there is no way to write', () => {
    expect(() => clientFor({})).toThrow(
      /VITE_SANITY_API_HOST, or SANITY_AUTH_TOKEN[^]*VITE_SANITY_API_HOST=http:\S+ npm run seed/,
    )
    expect(() => clientFor({ VITE_SANITY_API_HOST: '' })).toThrow('SANITY_AUTH_TOKEN')
  })

  test('names a bad address and what was expected', () => {
    expect(() => clientFor({ VITE_SANITY_API_HOST: 'the lake' })).toThrow(
      'VITE_SANITY_API_HOST is the lake: expected an address',
    )
  })
})
