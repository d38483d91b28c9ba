import type { Context, Hono } from 'hono'
import type { AssetFiles } from '../assets/files.ts'
import { badRequest } from '../errors.ts'
import type { DatasetInfo } from '../store/lake.ts'
import type { LakeEnvironment } from './environment.ts'
import { limitJson, readJsonObject } from './input.ts'
import { LOCAL_USER, type User, userOfRequest, browserUsers } from './user.ts'

/** Routes of the lake's only project, and `/ping`. */
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
    return { ...project, members: browserUsers(lake).map((user) => memberOf(user, me)) }
  }

  app.get('/:version{v[^/]+}/projects', (context) => context.json([projectFor(context)]))
  app.get('/:version{v[^/]+}/projects/:project', (context) => context.json(projectFor(context)))
  // No `Timing-Allow-Origin`: with that header the Studio would detect HTTP/1.1 and show a warning.
  for (const path of ['ping', 'data/ping', 'data/ping/:dataset']) {
    app.get(`/:version{v[^/]+}/${path}`, (context) => context.json({ pong: true }))
  }
}

function memberOf({ id, role, roles }: User, me: User) {
  return { id, role, isRobot: false, isCurrentUser: id === me.id, roles }
}

const LIST_PATHS = ['/:version{v[^/]+}/datasets', '/:version{v[^/]+}/projects/:project/datasets']

/** Lists, creates and deletes datasets. The project in the path is optional. */
export function addDatasetRoutes(app: Hono, { lake }: LakeEnvironment, files: AssetFiles): void {
  const describe = (name: string) => {
    const aclMode = lake.list().find((dataset) => dataset.name === name)?.aclMode
    return { datasetName: name, aclMode, description: null }
  }

  app.on('GET', LIST_PATHS, (context) => context.json(lake.list().map(listEntry)))
  const datasetPaths = LIST_PATHS.map((root) => `${root}/:dataset`)
  app.on('PUT', datasetPaths, limitJson, async (context) => {
    const name = context.req.param('dataset') ?? ''
    lake.create(name, await readAclMode(context))
    return context.json(describe(name))
  })
  app.on('DELETE', datasetPaths, async (context) => {
    const name = context.req.param('dataset') ?? ''
    lake.delete(name)
    await files.removeDataset(name)
    return context.json({ deleted: true })
  })
}

function listEntry({ name, aclMode, createdAt }: DatasetInfo) {
  return {
    name,
    aclMode,
    createdAt,
    createdByUserId: LOCAL_USER.id,
    addonFor: null,
    datasetProfile: 'content',
    features: [],
    tags: [],
  }
}

async function readAclMode(context: Context): Promise<string | undefined> {
  const { aclMode } = await readJsonObject(context, '{}')
  if (aclMode !== undefined && typeof aclMode !== 'string') {
    throw badRequest('"aclMode" must be a string')
  }
  return aclMode
}
