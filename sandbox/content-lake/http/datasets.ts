import type { Context, Hono } from 'hono'
import type { AssetFiles } from '../assets/files.ts'
import { badRequest } from '../errors.ts'
import { limitJson, readJsonObject } from './body.ts'
import type { LakeEnvironment } from './environment.ts'
import { checkProject } from './projects.ts'
import { LOCAL_USER } from './user.ts'

const ROOTS = ['/:version{v[^/]+}/datasets', '/:version{v[^/]+}/projects/:project/datasets']

/** Datasets: list, create and delete, of the project in the path or else of the lake's. */
export function addDatasetRoutes(app: Hono, { lake }: LakeEnvironment, files: AssetFiles): void {
  const readName = (context: Context) => {
    checkProject(lake.projectId, context.req.param('project'))
    return context.req.param('dataset') ?? ''
  }
  const describe = (name: string) => {
    const aclMode = lake.list().find((dataset) => dataset.name === name)?.aclMode
    return { datasetName: name, aclMode, description: null }
  }

  app.on('GET', ROOTS, (context) => {
    checkProject(lake.projectId, context.req.param('project'))
    return context.json(lake.list().map(listed))
  })
  const one = ROOTS.map((root) => `${root}/:dataset`)
  app.on('PUT', one, limitJson, async (context) => {
    const name = readName(context)
    lake.create(name, await readAclMode(context))
    return context.json(describe(name))
  })
  app.on('DELETE', one, async (context) => {
    const name = readName(context)
    lake.delete(name)
    await files.removeDataset(name)
    return context.json({ deleted: true })
  })
}

function listed({ name, aclMode, createdAt }: ReturnType<LakeEnvironment['lake']['list']>[number]) {
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
