import { createHash, randomBytes } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { generateId } from '../document.ts'
import { apiError, badRequest } from '../errors.ts'
import { isJsonObject, type JsonObject } from '../json.ts'
import type { Lake } from '../store/lake.ts'
import { limitJson, readJsonObject } from './body.ts'
import type { LakeEnvironment } from './environment.ts'
import { ownProject } from './projects.ts'

const ACCESS = '/:version{v[^/]+}/access'
const ROOT = `${ACCESS}/project/:project`

/** The roles of a hosted project, of which a token may have one. */
const ROLES = [
  { name: 'administrator', title: 'Administrator' },
  { name: 'editor', title: 'Editor' },
  { name: 'developer', title: 'Developer' },
  { name: 'viewer', title: 'Viewer' },
]
const ANY_ROLE = { description: '', isCustom: false, appliesToUsers: true, appliesToRobots: true }

type Robots = Pick<Lake, 'robots'>

/** What a token that was made here lets its bearer do; null for any other. */
export function rightsOf({ robots }: Robots, token: string): 'expired' | 'read' | 'write' | null {
  const robot = robots.get(hashOf(token))
  if (!robot) return null
  const { expiresAt, role } = robot
  if (typeof expiresAt === 'string' && Date.parse(expiresAt) < Date.now()) return 'expired'
  return role === 'viewer' ? 'read' : 'write'
}

/** `/access/project/:project/robots`: tokens, as the CLI makes them. */
export function addRobotRoutes(app: Hono, { lake }: LakeEnvironment): void {
  app.use(`${ROOT}/*`, ownProject(lake))
  app.get(`${ROOT}/roles`, (context) =>
    context.json({
      data: ROLES.map((role) => Object.assign({}, ANY_ROLE, role)),
      totalCount: ROLES.length,
      nextCursor: null,
    }),
  )
  app.get(`${ROOT}/robots`, (context) => {
    const data = lake.robots.list().map((robot) => describe(lake, robot))
    return context.json({ data, totalCount: data.length, nextCursor: null })
  })
  app.post(`${ROOT}/robots`, limitJson, async (context) => {
    const { label, memberships, expiresAt } = await readJsonObject(context)
    if (typeof label !== 'string' || label === '') throw badRequest('Missing "label"')
    const robot = {
      id: generateId(),
      label,
      role: readRole(lake, memberships),
      createdAt: new Date().toISOString(),
      expiresAt: readExpiry(expiresAt),
    }
    return context.json(withToken(lake, robot), 201)
  })
  app.delete(`${ROOT}/robots/:robot`, (context) => {
    const id = context.req.param('robot')
    const robot = lake.robots.list().find((each) => each['id'] === id)
    if (!robot) throw apiError(404, 'Not Found', 'Robot not found')
    lake.robots.delete(String(robot['hash']))
    return context.json({ deleted: true })
  })
  app.post(`${ACCESS}/robots/me/rotate`, (context) => {
    const hash = hashOf(bearerOf(context))
    const robot = lake.robots.get(hash)
    if (!robot) throw apiError(404, 'Not Found', 'Robot not found')
    lake.robots.delete(hash)
    return context.json(withToken(lake, robot))
  })
}

/** The token that a request sends, in whatever case its scheme is written. */
export function bearerOf(context: Context): string {
  return (context.req.header('authorization') ?? '').replace(/^Bearer /i, '')
}

function readRole({ projectId }: Lake, memberships: unknown): string {
  const list = Array.isArray(memberships) ? memberships.filter(isJsonObject) : []
  const names = list.find(({ resourceId }) => resourceId === projectId)?.['roleNames']
  const role: unknown = Array.isArray(names) ? names[0] : undefined
  if (ROLES.some(({ name }) => name === role)) return String(role)
  throw badRequest(`"memberships" must give a role of project ${projectId}`)
}

function readExpiry(value: unknown): string | null {
  if (value === undefined || value === null) return null
  const date = new Date(typeof value === 'string' ? value : Number.NaN)
  if (Number.isNaN(date.getTime())) throw badRequest('"expiresAt" must be a date')
  return date.toISOString()
}

/** Stores a robot with a token that nobody is told again. */
function withToken(lake: Lake, robot: JsonObject): JsonObject {
  const token = `sk${randomBytes(40).toString('base64url')}`
  const hash = hashOf(token)
  lake.robots.put(hash, { ...robot, hash })
  return { ...describe(lake, robot), token }
}

function describe({ projectId }: Lake, { id, label, role, createdAt, expiresAt }: JsonObject) {
  const membership = { resourceType: 'project', resourceId: projectId, roleNames: [role] }
  return { id, label, createdAt, expiresAt, memberships: [membership], managedBy: null }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
