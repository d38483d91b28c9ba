import { createClient } from '@sanity/client'
import { evaluate, parse } from 'groq-js'
import { LAKE_API_VERSION } from '../../src/configuration/lake-api-version.ts'
import { publishedId } from '../published-id.ts'
import type { StoredDocument } from './stored-document.ts'

/**
 * A Sanity client whose lake is a set of documents, so that rules that query (a slug's uniqueness)
 * see exactly these. It answers queries and nothing else, in the perspectives `published` (the default) and `raw`.
 */
export function clientOn(documents: readonly StoredDocument[]) {
  return createClient({
    projectId: 'documents',
    dataset: 'documents',
    apiVersion: LAKE_API_VERSION,
    useCdn: false,
    resolveFetch: () => async (address) => {
      const { pathname, searchParams } = new URL(address)
      const query = searchParams.get('query')
      if (!query) return Response.json({ message: `${pathname} is no query` }, { status: 501 })
      const perspective = searchParams.get('perspective') ?? 'published'
      if (perspective !== 'published' && perspective !== 'raw')
        return Response.json({ message: `No perspective ${perspective}` }, { status: 501 })
      const dataset =
        perspective === 'raw' ? documents : documents.filter(({ _id }) => publishedId(_id) === _id)
      const params = Object.fromEntries(
        [...searchParams]
          .filter(([name]) => name.startsWith('$'))
          .map(([name, value]): [string, unknown] => [name.slice(1), JSON.parse(value)]),
      )
      const value = await evaluate(parse(query, { params }), { dataset, params })
      const result: unknown = await value.get()
      return Response.json({ result, ms: 0 })
    },
  })
}
