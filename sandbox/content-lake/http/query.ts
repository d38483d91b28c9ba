import type { Hono } from 'hono'
import { badRequest } from '../errors.ts'
import { isJsonObject, type JsonObject } from '../json.ts'
import { syncTags } from '../live/dependencies.ts'
import { executeQuery } from '../query/execute.ts'
import { parseQuery } from '../query/groq.ts'
import { parsePerspective } from '../query/perspective.ts'
import { limitJson, readJsonObject } from './body.ts'
import type { LakeEnvironment } from './environment.ts'
import { readFlag, readGroqParameters, readSearch } from './parameters.ts'

interface QueryCall {
  dataset: string
  apiVersion: string
  search: URLSearchParams
  query: unknown
  params: JsonObject
}

/** `GET` and `POST /data/query/:dataset` */
export function addQueryRoutes(app: Hono, { lake }: LakeEnvironment): void {
  const answer = ({ dataset: name, apiVersion, search, query, params }: QueryCall) => {
    const dataset = lake.dataset(name)
    if (typeof query !== 'string' || query === '') throw badRequest('Missing required "query"')
    const perspective = parsePerspective(search.get('perspective') ?? undefined, apiVersion)
    const start = performance.now()
    const result = executeQuery(lake.projectId, dataset, { query, params, perspective })
    const ms = Math.round(performance.now() - start)
    const tags = syncTags(parseQuery(query, params).tree, params, name)
    const answered = { result, ms, syncTags: tags }
    return readFlag(search, 'returnQuery') === false ? answered : { query, ...answered }
  }

  app.get('/:version{v[^/]+}/data/query/:dataset', (context) => {
    const { dataset, version } = context.req.param()
    const search = readSearch(context)
    const [query, params] = [search.get('query'), readGroqParameters(search)]
    return context.json(answer({ dataset, apiVersion: version.slice(1), search, query, params }))
  })

  app.post('/:version{v[^/]+}/data/query/:dataset', limitJson, async (context) => {
    const { dataset, version } = context.req.param()
    const { query, params = {} } = await readJsonObject(context)
    if (!isJsonObject(params)) throw badRequest('"params" must be an object')
    const search = readSearch(context)
    return context.json(answer({ dataset, apiVersion: version.slice(1), search, query, params }))
  })
}
