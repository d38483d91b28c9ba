import type { Context, Hono } from 'hono'
import { badRequest } from '../errors.ts'
import { isJsonObject, type JsonObject } from '../json.ts'
import { answerQuery } from '../query/answer.ts'
import { parsePerspective } from '../query/perspective.ts'
import type { SourceMapOptions } from '../query/source-map/source-map.ts'
import type { LakeEnvironment } from './environment.ts'
import { limitJson, readFlag, readGroqParameters, readJsonObject, readSearch } from './input.ts'

interface QueryInput {
  dataset: string
  apiVersion: string
  search: URLSearchParams
  query: unknown
  params: JsonObject
}

/** `GET` and `POST /data/query/:dataset` */
export function addQueryRoutes(app: Hono, environment: LakeEnvironment): void {
  const { lake } = environment
  const answer = (context: Context, input: QueryInput) => {
    const { dataset: name, apiVersion, search, query, params } = input
    const dataset = lake.dataset(name)
    if (typeof query !== 'string' || query === '') throw badRequest('Missing required "query"')
    const perspective = parsePerspective(search.get('perspective') ?? undefined, apiVersion)
    const body = answerQuery(
      {
        query,
        params,
        perspective,
        sourceMap: readSourceMap(search),
        returnQuery: readFlag(search, 'returnQuery') !== false,
        projectId: lake.projectId,
        dataset: dataset.name,
        now: dataset.now(),
      },
      dataset,
    )
    return context.body(body, 200, { 'content-type': 'application/json' })
  }

  app.get('/:version{v[^/]+}/data/query/:dataset', (context) => {
    const { dataset, version } = context.req.param()
    const search = readSearch(context)
    const [query, params] = [search.get('query'), readGroqParameters(search)]
    const apiVersion = version.slice(1)
    const input = { dataset, apiVersion, search, query, params }
    return answer(context, input)
  })

  app.post('/:version{v[^/]+}/data/query/:dataset', limitJson, async (context) => {
    const { dataset, version } = context.req.param()
    const { query, params = {} } = await readJsonObject(context)
    if (!isJsonObject(params)) throw badRequest('"params" must be an object')
    const search = readSearch(context)
    const apiVersion = version.slice(1)
    const input = { dataset, apiVersion, search, query, params }
    return answer(context, input)
  })
}

/** Reads `resultSourceMap`: `true`, `false` or `withKeyArraySelector`. Null means no source map. */
function readSourceMap(search: URLSearchParams): SourceMapOptions | null {
  const value = search.get('resultSourceMap') ?? 'false'
  if (value === 'false') return null
  if (value === 'true') return { usesKeys: false }
  if (value === 'withKeyArraySelector') return { usesKeys: true }
  throw badRequest('"resultSourceMap" must be true, false or withKeyArraySelector')
}
