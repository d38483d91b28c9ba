import type { Hono } from 'hono'
import { apiError } from '../errors.ts'
import type { LakeEnvironment } from './environment.ts'
import { LOCAL_USER } from './user.ts'

/** The lake's one project, and `/ping`. */
export function addProjectRoutes(app: Hono, { lake }: LakeEnvironment): void {
  const project = {
    id: lake.projectId,
    displayName: 'Embedded content lake',
    studioHost: null,
    organizationId: null,
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    metadata: {},
    features: [],
    members: [
      {
        id: LOCAL_USER.id,
        role: LOCAL_USER.role,
        isRobot: false,
        isCurrentUser: true,
        roles: LOCAL_USER.roles,
      },
    ],
  }

  app.get('/:version{v[^/]+}/projects', (context) => context.json([project]))
  app.get('/:version{v[^/]+}/projects/:project', (context) => {
    checkProject(lake.projectId, context.req.param('project'))
    return context.json(project)
  })
  // Without `Timing-Allow-Origin`, because with it the Studio detects HTTP/1.1 and warns of it.
  for (const path of ['ping', 'data/ping', 'data/ping/:dataset']) {
    app.get(`/:version{v[^/]+}/${path}`, (context) => context.json({ pong: true }))
  }
}

/** @throws LakeError 404 for any other project */
export function checkProject(ours: string, asked: string | undefined): void {
  if (asked !== undefined && asked !== ours) {
    throw apiError(404, 'Not Found', `Project not found: "${asked}"`)
  }
}
