import type { Hono } from 'hono'
import { isJsonObject } from '../json.ts'
import type { LakeEnvironment } from './environment.ts'

/** Those of the hosted lake's free plan (https://www.sanity.io/docs/content-lake/technical-limits); nothing enforces them. */
const LIMITS = { fields: 2000, documents: 10_000 }

/** `GET /data/stats/:dataset`: how many documents there are, and how many different attributes. */
export function addStatsRoutes(app: Hono, { lake }: LakeEnvironment): void {
  app.get('/:version{v[^/]+}/data/stats/:dataset', (context) => {
    const documents = lake.dataset(context.req.param('dataset')).all()
    const attributes = new Set<string>()
    for (const document of documents) collect(document, '', attributes)
    return context.json({
      fields: { count: { value: attributes.size, limit: LIMITS.fields } },
      documents: { count: { value: documents.length, limit: LIMITS.documents } },
    })
  })
}

/** An attribute is a path and a type; the items of a list are at one path. */
function collect(value: unknown, path: string, attributes: Set<string>): void {
  if (path !== '') attributes.add(`${path} ${Array.isArray(value) ? 'array' : typeof value}`)
  if (Array.isArray(value)) for (const item of value) collect(item, `${path}[]`, attributes)
  else if (isJsonObject(value)) {
    for (const [name, part] of Object.entries(value)) collect(part, `${path}.${name}`, attributes)
  }
}
