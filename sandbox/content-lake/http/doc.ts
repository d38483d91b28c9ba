import type { Hono } from 'hono'
import { isAnonymous } from './access.ts'
import type { LakeEnvironment } from './environment.ts'
import { visibilityOf } from './visible.ts'

/**
 * `GET /data/doc/:dataset/:ids`: documents by id, drafts and versions too, with the reason for each that is
 * omitted.
 */
export function addDocumentRoutes(app: Hono, environment: LakeEnvironment): void {
  app.get('/:version{v[^/]+}/data/doc/:dataset/:ids', (context) => {
    const dataset = environment.lake.dataset(context.req.param('dataset'))
    const ids = context.req.param('ids').split(',')
    const { sees } = visibilityOf(context, environment)
    const reasonToHide = isAnonymous(context, environment) ? 'permission' : 'existence'
    const find = (id: string) => (sees(id) ? dataset.get(id) : null)
    return context.json({
      documents: ids.flatMap((id) => find(id) ?? []),
      omitted: ids
        .filter((id) => !find(id))
        .map((id) => ({ id, reason: sees(id) ? 'existence' : reasonToHide })),
    })
  })
}
