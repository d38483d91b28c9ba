import type { Context, Hono } from 'hono'
import { badRequest } from '../errors.ts'
import type { LaggingReads } from '../faults/lagging-reads.ts'
import { isJsonObject, type JsonObject } from '../json.ts'
import { parsePerspective } from '../query/perspective.ts'
import type { SourceMapOptions } from '../query/source-map/source-map.ts'
import { isAnonymous } from './access.ts'
import { limitJson, readJsonObject } from './body.ts'
import type { LakeEnvironment } from './environment.ts'
import { readFlag, readGroqParameters, readSearch } from './parameters.ts'
import { type Visibility, visibilityOf, visibleDocuments } from './visible.ts'

interface QueryCall {
  dataset: string
  apiVersion: string
  search: URLSearchParams
  query: unknown
  params: JsonObject
  anonymous: boolean
  visibility: Visibility
}

/** `GET` and `POST /data/query/:dataset` */
export function addQueryRoutes(app: Hono, environment: LakeEnvironment, reads: LaggingReads): void {
  const { lake, queries } = environment
  const answer = async (context: Context, call: QueryCall) => {
    const { dataset: name, apiVersion, search, query, params, anonymous, visibility } = call
    const dataset = lake.dataset(name)
    if (typeof query !== 'string' || query === '') throw badRequest('Missing required "query"')
    const asked = parsePerspective(search.get('perspective') ?? undefined, apiVersion)
    const perspective = anonymous ? 'published' : asked
    const body = await queries.answer(
      // Of callers who see other documents, the process for slow queries has other copies.
      `${dataset.name} ${visibility.key}`,
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
      visibleDocuments(reads.documentsOf(dataset), visibility),
    )
    return context.body(body, 200, { 'content-type': 'application/json' })
  }

  const callerOf = (context: Context) => ({
    anonymous: isAnonymous(context, environment),
    visibility: visibilityOf(context, environment),
  })

  app.get('/:version{v[^/]+}/data/query/:dataset', (context) => {
    const { dataset, version } = context.req.param()
    const search = readSearch(context)
    const [query, params] = [search.get('query'), readGroqParameters(search)]
    const apiVersion = version.slice(1)
    const call = { dataset, apiVersion, search, query, params, ...callerOf(context) }
    return answer(context, call)
  })

  app.post('/:version{v[^/]+}/data/query/:dataset', limitJson, async (context) => {
    const { dataset, version } = context.req.param()
    const { query, params = {} } = await readJsonObject(context)
    if (!isJsonObject(params)) throw badRequest('"params" must be an object')
    const search = readSearch(context)
    const apiVersion = version.slice(1)
    const call = { dataset, apiVersion, search, query, params, ...callerOf(context) }
    return answer(context, call)
  })
}

/** `resultSourceMap`: `true`, `false`, or `withKeyArraySelector`. */
function readSourceMap(search: URLSearchParams): SourceMapOptions | null {
  const value = search.get('resultSourceMap') ?? 'false'
  if (value === 'false') return null
  if (value === 'true') return { keyed: false }
  if (value === 'withKeyArraySelector') return { keyed: true }
  throw badRequest('"resultSourceMap" must be true, false or withKeyArraySelector')
}
