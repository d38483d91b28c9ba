/**
 * Lets every search of the Studio find what a keyboard doesn't type: the site's texts have en dashes and curly
 * apostrophes, which the lake takes for other letters.
 */
import type { RequestHandler } from '@sanity/client'

/** What was typed on a keyboard, as the site's texts have it. */
export function asTypeset(text: string): string {
  return text.replaceAll(/(?<=\d)\s*-\s*(?=\d)/g, '–').replaceAll(/(?<=\p{L})'/gu, '’')
}

type Request = Parameters<RequestHandler>[0]

/** How the Studio's search compares documents, a field of theirs or of a list's items, with what was typed. */
export const AS_TYPED =
  /(\[@, _id\]|(?:[^\s()[\]]|\[\])+(?:\([^()]*\))?) match text::query\(\$__query\)/g

const EITHER = '($1 match text::query($__query) || $1 match text::query($__typeset))'

const UNKNOWN =
  'The search finds no dashes and apostrophes of a keyboard: the Studio words its query in another way than studio/typeset-search.ts expects.'

/** A request handler that works as another, and whose searches look for text as typed and as typeset. */
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

/** What was typed, typeset; null when the query is no search or both are the same. */
function typesetOf(query: unknown, typed: unknown): string | null {
  if (typeof query !== 'string' || typeof typed !== 'string' || !query.includes('$__query'))
    return null
  const typeset = asTypeset(typed)
  if (typeset === typed) return null
  if (either(query) !== query) return typeset
  console.error(UNKNOWN)
  return null
}
