/** Which pages may ask the lake, and with what. */
import { describe, expect, test } from 'vitest'
import { useProject } from './helpers/project.ts'

const project = useProject()
const { ask, refused } = project

describe('origins', () => {
  const url = '/projects/localdev/cors'
  const allow = (origin: string, allowCredentials?: boolean) =>
    project.client.request<{ id: number }>({
      url,
      method: 'POST',
      body: { origin, allowCredentials },
    })
  /** What a page of an origin is granted, by the headers and as the client asks for it; null: nothing. */
  async function grantTo(origin: string): Promise<object | null> {
    const asPage = (path: string) =>
      fetch(`${project.lake.url}/v1/${path}`, { headers: { Origin: origin } })
    const { status, headers } = await asPage('data/query/production?query=1')
    if (status === 403) return null
    return {
      origin: headers.get('access-control-allow-origin'),
      credentials: headers.get('access-control-allow-credentials'),
      check: await (await asPage('check/cors')).json(),
    }
  }
  const granted = (origin: string, withCredentials: boolean) => ({
    origin,
    credentials: withCredentials ? 'true' : null,
    check: { result: { allowed: true, withCredentials } },
  })
  const origin = 'https://studio.example.com'

  test('may ask the lake where the project allows them', async () => {
    expect(await grantTo(origin)).toBeNull()
    const { id } = await allow(origin, true)
    expect(await grantTo(origin)).toEqual(granted(origin, true))
    expect(await ask(url)).toMatchObject([{ id, origin, allowCredentials: true }])
    const body = { origin }
    expect(await refused(url, { method: 'POST', body })).toBe(409)
    expect(await refused(url, { method: 'POST', body: { origin: 'studio' } })).toBe(400)
    await ask(`${url}/${id}`, { method: 'DELETE' })
    expect(await grantTo(origin)).toBeNull()
  })

  // "If you allow credentials, the origin will be allowed to send authenticated requests using the token or
  // session of a logged in user": https://www.sanity.io/docs/content-lake/cors
  test('have no credentials unless the project allows these too', async () => {
    await allow(origin)
    expect(await grantTo(origin)).toEqual(granted(origin, false))
    await allow('http://localhost:4321', false)
    expect(await grantTo('http://localhost:4321')).toEqual(granted('http://localhost:4321', false))
    expect(await grantTo('http://localhost:3333')).toEqual(granted('http://localhost:3333', true))
  })

  // As `sanity cors add` accepts them: @sanity/cli, filterAndValidateOrigin.
  test.each([
    ['https://*.example.com', 'https://a.b.example.com', 'https://example.org'],
    ['https://*.example.com', 'https://a.example.com', 'https://a.example.com:444'],
    ['https://*.example.com', 'https://a.example.com', 'https://a.example.com.evil.test'],
    ['http://studio.test:*', 'http://studio.test:8080', 'http://studio.test.evil:8080'],
    ['null', 'null', 'https://example.org'],
    ['file:///*', 'null', 'https://example.org'],
  ])('%s is %s, and not %s', async (pattern, one, other) => {
    await allow(pattern)
    expect(await grantTo(one)).toEqual(granted(one, false))
    expect(await grantTo(other)).toBeNull()
  })

  test('of this machine keep their credentials beside a wildcard', async () => {
    await allow('*', false)
    expect(await grantTo('https://example.org')).toEqual(granted('https://example.org', false))
    expect(await grantTo('http://localhost:3333')).toEqual(granted('http://localhost:3333', true))
  })
})
