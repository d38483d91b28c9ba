import type { Context, Hono } from 'hono'
import { apiError, badRequest } from '../errors.ts'
import { faultInName } from '../store/dataset-name.ts'
import { limitJson, readJsonObject } from './body.ts'
import type { LakeEnvironment } from './environment.ts'
import { checkProject } from './projects.ts'

const ROOTS = ['/:version{v[^/]+}/aliases', '/:version{v[^/]+}/projects/:project/aliases']

/** Aliases of datasets, which stand as `~name` where a dataset's name does. */
export function addAliasRoutes(app: Hono, { lake }: LakeEnvironment): void {
  const readName = (context: Context) => {
    checkProject(lake.projectId, context.req.param('project'))
    return (context.req.param('alias') ?? '').replace(/^~/, '')
  }
  const find = (name: string) => {
    const alias = lake.aliases.get(name)
    if (!alias) throw apiError(404, 'Not Found', `Dataset alias not found: "${name}"`)
    return alias
  }
  const save = (name: string, datasetName: string | null) => {
    if (datasetName !== null) lake.dataset(datasetName)
    lake.aliases.put(name, { name, datasetName })
    return { aliasName: name, datasetName }
  }

  app.on('GET', ROOTS, (context) => context.json(lake.aliases.list()))
  const one = ROOTS.map((root) => `${root}/:alias`)
  app.on('PUT', one, limitJson, async (context) => {
    const name = readName(context)
    const fault = faultInName(name)
    if (fault !== null) throw badRequest(fault.replace('Dataset', 'Dataset alias'))
    if (lake.aliases.get(name)) {
      throw apiError(409, 'Conflict', `Dataset alias "${name}" already exists`)
    }
    return context.json(save(name, (await readDatasetName(context)) ?? null))
  })
  app.on('PATCH', one, limitJson, async (context) => {
    const name = readName(context)
    find(name)
    const datasetName = await readDatasetName(context)
    if (datasetName === undefined) throw badRequest('Missing "datasetName"')
    return context.json(save(name, datasetName))
  })
  const unlink = ROOTS.map((root) => `${root}/:alias/unlink`)
  app.on('PATCH', unlink, (context) => {
    const name = readName(context)
    const { datasetName } = find(name)
    save(name, null)
    return context.json({ aliasName: name, datasetName })
  })
  app.on('DELETE', one, (context) => {
    const name = readName(context)
    find(name)
    lake.aliases.delete(name)
    return context.json({ deleted: true })
  })
}

async function readDatasetName(context: Context): Promise<string | undefined> {
  const { datasetName } = await readJsonObject(context, '{}')
  if (datasetName !== undefined && typeof datasetName !== 'string') {
    throw badRequest('"datasetName" must be a string')
  }
  return datasetName
}
