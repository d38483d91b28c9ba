/** Makes searches in the Studio find en dashes and curly apostrophes, which keyboards don't have. */
import type { RequestHandler } from '@sanity/client'

/** Typed text with the site's dashes and apostrophes. */
export function asTypeset(text: string): string {
  return text.replaceAll(/(?<=\d)\s*-\s*(?=\d)/g, '–').replaceAll(/(?<=\p{L})'/gu, '’')
}

type Request = Parameters<RequestHandler>[0]

/** The condition in the Studio's search queries: `$1` is the document or one of its fields. */
export const AS_TYPED =
  /(\[@, _id\]|(?:[^\s()[\]]|\[\])+(?:\([^()]*\))?) match text::query\(\$__query\)/g

const EITHER = '($1 match text::query($__query) || $1 match text::query($__typeset))'

const UNKNOWN =
  'Searches find no typed dashes and apostrophes: the Studio’s search query differs from what studio/typeset-search.ts expects.'

/** Wraps a request handler; searches then look for the text as typed and as typeset. */
export function findingTypeset(handler: RequestHandler): RequestHandler {
  return async (request, next) => await handler(withTypeset(request), next)
}

function withTypeset(request: Request): Request {
  const { url, body } = request
  if (!url.includes('/data/query/')) return request
  if (typeof body === 'object' && body !== null) {
    const { query, params } = Object(body)
    const typeset = typesetOf(query, Object(params).__query)
    if (typeset === null) return request
    const both = { ...body, query: either(query), params: { ...params, __typeset: typeset } }
    return { ...request, body: both }
  }
  const [path = '', search = ''] = url.split('?')
  const parameters = new URLSearchParams(search)
  const query = parameters.get('query') ?? ''
  const typeset = typesetOf(query, JSON.parse(parameters.get('$__query') ?? 'null'))
  if (typeset === null) return request
  parameters.set('query', either(query))
  parameters.set('$__typeset', JSON.stringify(typeset))
  return { ...request, url: `${path}?${parameters}` }
}

const either = (query: string) => query.replaceAll(AS_TYPED, EITHER)

/** The typeset text; null if the query is not a search or the text is the same. */
function typesetOf(query: unknown, typed: unknown): string | null {
  if (typeof query !== 'string' || typeof typed !== 'string' || !query.includes('$__query'))
    return null
  const typeset = asTypeset(typed)
  if (typeset === typed) return null
  if (either(query) !== query) return typeset
  console.error(UNKNOWN)
  return null
}
