import type { Context, Hono } from 'hono'
import { apiError } from '../errors.ts'
import type { LakeEnvironment } from './environment.ts'
import { userOfRequest, type User, usersOf } from './user.ts'

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
  }
  const projectFor = (context: Context) => {
    const me = userOfRequest(lake, context)
    return { ...project, members: usersOf(lake).map((user) => memberOf(user, me)) }
  }

  app.get('/:version{v[^/]+}/projects', (context) => context.json([projectFor(context)]))
  app.get('/:version{v[^/]+}/projects/:project', (context) => {
    checkProject(lake.projectId, context.req.param('project'))
    return context.json(projectFor(context))
  })
  // Without `Timing-Allow-Origin`, because with it the Studio detects HTTP/1.1 and warns of it.
  for (const path of ['ping', 'data/ping', 'data/ping/:dataset']) {
    app.get(`/:version{v[^/]+}/${path}`, (context) => context.json({ pong: true }))
  }
}

function memberOf({ id, role, roles }: User, me: User) {
  return { id, role, isRobot: false, isCurrentUser: id === me.id, roles }
}

/** @throws LakeError 404 for any other project */
export function checkProject(ours: string, asked: string | undefined): void {
  if (asked !== undefined && asked !== ours) {
    throw apiError(404, 'Not Found', `Project not found: "${asked}"`)
  }
}
