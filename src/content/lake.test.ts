import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { mockServer } from '../../tests/helpers/mock-server.ts'
import { ContentReadError, queryLake } from './lake.ts'

const QUERY_URL = 'http://lake.test/v2025-02-19/data/query/production'

const server = mockServer()

const ask = (params: Record<string, string> = {}) =>
  queryLake('*[slug.current == $slug][0]', params, new AbortController().signal)

describe('queryLake', () => {
  test('sends the published perspective, the query, and its parameters as JSON', async () => {
    let searchParams: URLSearchParams | undefined
    server.use(
      http.get(QUERY_URL, ({ request }) => {
        searchParams = new URL(request.url).searchParams
        return HttpResponse.json({ result: { name: 'Mundra' } })
      }),
    )

    await expect(ask({ slug: 'mundra' })).resolves.toEqual({ name: 'Mundra' })
    expect(Object.fromEntries(searchParams ?? [])).toEqual({
      query: '*[slug.current == $slug][0]',
      perspective: 'published',
      $slug: '"mundra"',
    })
  })

  test.each([
    ['a refusal', () => HttpResponse.json({ error: { description: 'no' } }, { status: 400 })],
    ['a failure with HTML', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })],
    ['HTML with status 200', () => HttpResponse.html('<h1>Sign in to the network</h1>')],
    ['an empty response', () => new HttpResponse(null, { status: 200 })],
    ['broken JSON', () => HttpResponse.text('{"result":')],
    ['JSON that is not a query answer', () => HttpResponse.json(['odd'])],
    ['null', () => HttpResponse.json(null)],
    ['no connection', () => HttpResponse.error()],
  ])('throws a ContentReadError for %s', async (_, answer) => {
    server.use(http.get(QUERY_URL, answer))
    await expect(ask()).rejects.toBeInstanceOf(ContentReadError)
  })
})
