import { expect, test } from 'vitest'
import { ownLake } from './lake-client.ts'

test.each([undefined, ''])('the hosted service (%s) needs no settings', (apiHost) => {
  expect(ownLake(apiHost)).toEqual({})
})

test('a lake at an address of its own is asked there, without a project in the name', () => {
  const { apiHost, unstable_clientFactory: factory } = ownLake('http://localhost:3900')
  const client = factory?.({
    ...(apiHost ? { apiHost } : {}),
    projectId: 'localdev',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
  })
  expect(client?.getUrl('/data/query/production')).toBe(
    'http://localhost:3900/v2025-02-19/data/query/production',
  )
})

test('whoever reaches it has a way in', () => {
  const { auth } = ownLake('http://localhost:3900')
  expect(auth).toMatchObject({ loginMethod: 'cookie', providers: [{ title: 'Continue' }] })
})
