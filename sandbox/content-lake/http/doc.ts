import type { Hono } from 'hono'
import type { LakeEnvironment } from './environment.ts'

/** `GET /data/doc/:dataset/:ids`: documents by id, drafts and versions too, and the ids that have none. */
export function addDocumentRoutes(app: Hono, { lake }: LakeEnvironment): void {
  app.get('/:version{v[^/]+}/data/doc/:dataset/:ids', (context) => {
    const dataset = lake.dataset(context.req.param('dataset'))
    const ids = context.req.param('ids').split(',')
    return context.json({
      documents: ids.flatMap((id) => dataset.get(id) ?? []),
      omitted: ids.filter((id) => !dataset.get(id)).map((id) => ({ id, reason: 'existence' })),
    })
  })
}
