import type { Hono } from 'hono'
import { isPublishedId } from '../document.ts'
import { isAnonymous } from './access.ts'
import type { LakeEnvironment } from './environment.ts'

/**
 * `GET /data/doc/:dataset/:ids`: documents by id, drafts and versions too, with the reason for each that is
 * omitted.
 */
export function addDocumentRoutes(app: Hono, environment: LakeEnvironment): void {
  app.get('/:version{v[^/]+}/data/doc/:dataset/:ids', (context) => {
    const dataset = environment.lake.dataset(context.req.param('dataset'))
    const ids = context.req.param('ids').split(',')
    const anonymous = isAnonymous(context, environment)
    const forbidden = new Set(anonymous ? ids.filter((id) => !isPublishedId(id)) : [])
    const find = (id: string) => (forbidden.has(id) ? null : dataset.get(id))
    return context.json({
      documents: ids.flatMap((id) => find(id) ?? []),
      omitted: ids
        .filter((id) => !find(id))
        .map((id) => ({ id, reason: forbidden.has(id) ? 'permission' : 'existence' })),
    })
  })
}
