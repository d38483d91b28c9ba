import type { Context, Hono } from 'hono'
import { badRequest } from '../errors.ts'
import { isJsonObject, type JsonObject } from '../json.ts'
import { transact } from '../mutations/transact.ts'
import { limitJson, readJsonObject } from './body.ts'
import type { LakeEnvironment } from './environment.ts'
import { checkProject } from './projects.ts'
import { userOfRequest } from './user.ts'

const ROOT = '/:version{v[^/]+}/projects/:project/datasets/:dataset/schemas'
const TYPE = 'system.schema'
const PREFIX = '_.schemas.'

/** The schema store: the schema of each workspace, as `sanity schema deploy` puts it into a dataset. */
export function addSchemaRoutes(app: Hono, { lake }: LakeEnvironment): void {
  const datasetOf = (context: Context) => {
    checkProject(lake.projectId, context.req.param('project'))
    return lake.dataset(context.req.param('dataset') ?? '')
  }
  const write = async (context: Context, mutations: readonly JsonObject[]) => {
    const dataset = datasetOf(context)
    const { id: author } = userOfRequest(lake, context)
    await dataset.write(() => transact(lake.projectId, dataset, { mutations, author }))
  }

  app.get(ROOT, (context) =>
    context.json(
      datasetOf(context)
        .all()
        .filter(({ _type: type }) => type === TYPE),
    ),
  )
  // A list too: the CLI takes an empty one for a schema that isn't there.
  app.get(`${ROOT}/:id`, (context) => {
    const schema = datasetOf(context).get(context.req.param('id'))
    return context.json(schema?.['_type'] === TYPE ? [schema] : [])
  })
  app.put(ROOT, limitJson, async (context) => {
    const { schemas } = await readJsonObject(context)
    if (!Array.isArray(schemas)) throw badRequest('"schemas" must be an array')
    const documents = schemas.map(readSchema)
    await write(
      context,
      documents.map((document) => ({ createOrReplace: document })),
    )
    return context.json(documents.map(({ _id: id }) => datasetOf(context).get(id)))
  })
  app.delete(`${ROOT}/:id`, async (context) => {
    const id = context.req.param('id')
    const isThere = datasetOf(context).get(id)?.['_type'] === TYPE
    if (isThere) await write(context, [{ delete: { id } }])
    return context.json({ deleted: isThere })
  })
}

function readSchema(value: unknown): JsonObject & { _id: string } {
  const { workspace, schema } = isJsonObject(value) ? value : {}
  if (!isJsonObject(value) || !isJsonObject(workspace) || typeof workspace['name'] !== 'string') {
    throw badRequest('A schema must have a workspace with a name')
  }
  if (schema === undefined) throw badRequest('Missing "schema"')
  const { tag } = value
  const suffix = typeof tag === 'string' && tag !== '' ? `.tag.${tag}` : ''
  const text = typeof schema === 'string' ? schema : JSON.stringify(schema)
  return { ...value, schema: text, _id: `${PREFIX}${workspace['name']}${suffix}`, _type: TYPE }
}
