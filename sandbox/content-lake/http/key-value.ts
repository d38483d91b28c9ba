import type { Context, Hono } from 'hono'
import { badRequest } from '../errors.ts'
import { isJsonObject } from '../json.ts'
import { limitJson, readJson } from './body.ts'
import type { LakeEnvironment } from './environment.ts'
import { userOfRequest } from './user.ts'

const ROOT = '/:version{v[^/]+}/users/me/keyvalue'

interface Pair {
  key: string
  value: unknown
}

/** `GET /users/me/keyvalue/:keys` and `PUT /users/me/keyvalue`: the Studio's settings of a user. */
export function addKeyValueRoutes(app: Hono, { lake }: LakeEnvironment): void {
  app.get(`${ROOT}/:keys`, (context) => {
    const { id } = userOfRequest(lake, context)
    const pairs = context.req
      .param('keys')
      .split(',')
      .map((key) => ({ key, value: lake.keyValues.get(id, key) }))
    return context.json(pairs.filter(({ value }) => value !== undefined))
  })

  app.put(ROOT, limitJson, async (context) => {
    const { id } = userOfRequest(lake, context)
    const pairs = await readPairs(context)
    for (const { key, value } of pairs) lake.keyValues.set(id, key, value)
    return context.json(pairs)
  })
}

async function readPairs(context: Context): Promise<Pair[]> {
  const body = await readJson(context)
  if (!Array.isArray(body)) throw badRequest('Request body must be an array of keys and values')
  return body.map((pair: unknown) => {
    if (!isJsonObject(pair) || typeof pair['key'] !== 'string') throw badRequest('Missing "key"')
    return { key: pair['key'], value: pair['value'] ?? null }
  })
}
