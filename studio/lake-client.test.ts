import { expect, test, vi } from 'vitest'
import { fetchWithHostPerStream, lakeSettings } from './lake-client.ts'

const options = {
  projectId: 'localdev',
  dataset: 'production',
  apiVersion: '2025-02-19',
  useCdn: false,
}

test('queries hosted Sanity at its own address', () => {
  const { unstable_clientFactory: factory, ...others } = lakeSettings('')
  expect(others).toEqual({})
  expect(factory(options).getUrl('/data/query/production')).toBe(
    'https://localdev.api.sanity.io/v2025-02-19/data/query/production',
  )
})

test('queries an embedded lake at its address, without the project in the host name', () => {
  const { apiHost, unstable_clientFactory: factory } = lakeSettings('http://localhost:3900')
  const client = factory({ ...options, ...(apiHost ? { apiHost } : {}) })
  expect(client.getUrl('/data/query/production')).toBe(
    'http://localhost:3900/v2025-02-19/data/query/production',
  )
})

test('signs in to an embedded lake on the page where editors choose their name', () => {
  const { auth } = lakeSettings('http://localhost:3900')
  const provider = { title: 'Choose who you are', url: 'http://localhost:3900/who' }
  expect(auth).toMatchObject({ loginMethod: 'cookie', providers: [provider] })
})

test('an event stream from localhost has its own host name, except in Safari', async () => {
  const send = vi.fn<(address: string | URL) => Promise<Response>>()
  vi.stubGlobal('fetch', send)
  const stream = 'http://localhost:3900/v1/data/listen/production'
  await fetchWithHostPerStream(stream)
  vi.stubGlobal('GestureEvent', Event)
  await fetchWithHostPerStream(stream)
  vi.unstubAllGlobals()
  const [first, second] = send.mock.calls.map(([address]) => `${address}`)
  expect(first).toMatch(/^http:\/\/l\d+-\w+\.localhost:3900\//)
  expect(second).toBe(stream)
})
