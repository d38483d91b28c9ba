import type { Hono } from 'hono'
import { apiError, badRequest } from '../errors.ts'
import { limitJson, readJsonObject } from './body.ts'
import type { LakeEnvironment } from './environment.ts'
import { isOriginPattern } from './origins.ts'
import { ownProject } from './projects.ts'
import { LOCAL_USER } from './user.ts'

const ROOT = '/:version{v[^/]+}/projects/:project/cors'

/** `/projects/:project/cors`: origins that may ask the lake, besides those of this machine. */
export function addCorsOriginRoutes(app: Hono, { lake }: LakeEnvironment): void {
  app.use(`${ROOT}/*`, ownProject(lake))
  app.get(ROOT, (context) => context.json(lake.corsOrigins.list()))
  app.post(ROOT, limitJson, async (context) => {
    const { origin, allowCredentials = false } = await readJsonObject(context)
    if (typeof origin !== 'string' || !isOriginPattern(origin)) {
      throw badRequest(
        '"origin" must be an origin such as https://example.com or https://*.example.com',
      )
    }
    if (typeof allowCredentials !== 'boolean') {
      throw badRequest('"allowCredentials" must be true or false')
    }
    const all = lake.corsOrigins.list()
    if (all.some((each) => each['origin'] === origin)) {
      throw apiError(409, 'Conflict', `CORS origin "${origin}" already exists`)
    }
    const id = 1 + Math.max(0, ...all.map((each) => Number(each['id'])))
    const now = new Date().toISOString()
    const record = {
      id,
      origin,
      allowCredentials,
      projectId: lake.projectId,
      userId: LOCAL_USER.id,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    }
    lake.corsOrigins.put(String(id), record)
    return context.json(record, 201)
  })
  app.delete(`${ROOT}/:id`, (context) => {
    const id = context.req.param('id')
    if (!lake.corsOrigins.delete(id)) throw apiError(404, 'Not Found', 'CORS origin not found')
    return context.json({ id: Number(id), deleted: true })
  })
}
