import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient } from '@sanity/client'
import { expect, test, vi } from 'vitest'
import { AS_TYPED, asTypeset, findingTypeset } from './typeset-search.ts'

/** The Studio's search query, shortened. */
const SEARCH =
  '*[_type in $__types] | score(([@, _id] match text::query($__query) || references($__rawQuery)))[_score > 0]'

/** The query that reaches the lake: by GET if it is short, by POST if it is long. */
async function sent(query: string, typed: string) {
  const requests: { query: string; params: Record<string, unknown> }[] = []
  const client = createClient({
    projectId: 'p',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    requestHandler: findingTypeset((request, next) => next(request)),
    resolveFetch: () => (input, init) => {
      const { searchParams } = new URL(input)
      const { query: asked, params } = JSON.parse(
        typeof init?.body === 'string' ? init.body : 'null',
      ) ?? {
        query: searchParams.get('query'),
        params: Object.fromEntries(
          Array.from(searchParams, ([name, value]) =>
            name.startsWith('$') ? [name.slice(1), JSON.parse(value)] : [],
          ).filter((pair) => pair.length > 0),
        ),
      }
      requests.push({ query: asked, params })
      return Promise.resolve(Response.json({ result: [] }))
    },
  })
  await client.fetch(query, { __query: typed, __rawQuery: typed, __types: ['faq'] })
  return requests[0]
}

test.each([
  ['short', SEARCH],
  ['long', `${SEARCH} // ${'x'.repeat(20_000)}`],
])('a %s search looks for text as typed and as typeset', async (_, search) => {
  const request = await sent(search, "port's 2-4*")
  expect(request?.query).toContain(
    '(([@, _id] match text::query($__query) || [@, _id] match text::query($__typeset)) || references($__rawQuery))',
  )
  expect(request?.params).toMatchObject({ __query: "port's 2-4*", __typeset: 'port’s 2–4*' })
})

test.each(['emergencyContacts[].role', 'pt::text(items[].answer)'])(
  'also searches %s in both ways',
  async (field) => {
    const search = `*[_type in $__types] | score(boost(_type in ["port"] && ${field} match text::query($__query), 5))`
    const { query } = (await sent(search, '2-4')) ?? {}
    expect(query).toContain(
      `(${field} match text::query($__query) || ${field} match text::query($__typeset))`,
    )
  },
)

test('reports an unknown search query in the console, and does not change it', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const search = '*[text::matches(@, $__query)]'
  expect((await sent(search, '2-4'))?.query).toBe(search)
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('differs from'))
  error.mockRestore()
})

test('the installed Studio’s search query is known', async () => {
  const folder = path.dirname(fileURLToPath(import.meta.resolve('sanity')))
  const files = await Array.fromAsync(glob('*.js', { cwd: folder }))
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')))
  const found = texts.flatMap((text) => text.match(AS_TYPED) ?? [])
  expect(found).toContain('[@, _id] match text::query($__query)')
})

test.each([
  ['typed as the site has it', SEARCH, 'port’s 2–4*'],
  ['no search', '*[name == $name]', "port's"],
])('does not change a query that is %s', async (_, query, typed) => {
  const request = await sent(query, typed)
  expect(request?.query).toBe(query)
  expect(request?.params).not.toHaveProperty('__typeset')
})

test.each([
  ['2-4 hours', '2–4 hours'],
  ["port's", 'port’s'],
  ["24 hours' notice", '24 hours’ notice'],
  ['well-known', 'well-known'],
  ['+91 00000 00000', '+91 00000 00000'],
])('%s is written %s', (typed, typeset) => {
  expect(asTypeset(typed)).toBe(typeset)
})
