import { createClient } from '@sanity/client'
import { evaluate, parse } from 'groq-js'

import type { SeedDocument } from './types.ts'

/**
 * A Sanity client whose lake is the seed itself, so that rules that query (a slug's uniqueness)
 * see the documents that are about to be written. It answers queries and nothing else.
 */
export const clientOnSeed = (documents: readonly SeedDocument[]) =>
  createClient({
    projectId: 'seed',
    dataset: 'seed',
    apiVersion: '2025-02-19',
    useCdn: false,
    resolveFetch: () => async (address) => {
      const { pathname, searchParams } = new URL(address)
      const query = searchParams.get('query')
      if (!query) return Response.json({ message: `${pathname} is no query` }, { status: 501 })
      const params = Object.fromEntries(
        [...searchParams]
          .filter(([name]) => name.startsWith('$'))
          .map(([name, value]): [string, unknown] => [name.slice(1), JSON.parse(value)]),
      )
      const value = await evaluate(parse(query, { params }), { dataset: documents, params })
      const result: unknown = await value.get()
      return Response.json({ result, ms: 0 })
    },
  })
