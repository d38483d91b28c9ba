import type { Hono } from 'hono'
import { knowsReleases } from '../api-version.ts'
import { badRequest } from '../errors.ts'
import { isJsonObject } from '../json.ts'
import { transact } from '../mutations/transact.ts'
import type { Dataset } from '../store/dataset.ts'
import { insufficientPermissions, mayWrite, type Permission } from './access.ts'
import { limitJson, readJsonObject } from './body.ts'
import type { LakeEnvironment } from './environment.ts'
import { readFlag, readSearch } from './parameters.ts'
import { readTransactionId } from './transaction-id.ts'
import { userOfRequest } from './user.ts'

const VISIBILITIES = ['sync', 'async', 'deferred']

/**
 * `POST /data/mutate/:dataset`. Every `visibility` is synchronous here: an acknowledged write is on disk
 * and visible to the next query.
 */
export function addMutateRoutes(app: Hono, environment: LakeEnvironment): void {
  const { lake } = environment
  app.post('/:version{v[^/]+}/data/mutate/:dataset', limitJson, async (context) => {
    const dataset = lake.dataset(context.req.param('dataset'))
    const search = readSearch(context)
    const visibility = search.get('visibility')
    if (visibility !== null && !VISIBILITIES.includes(visibility)) {
      throw badRequest(`"visibility" must be one of ${VISIBILITIES.join(', ')}`)
    }
    const returnIds = readFlag(search, 'returnIds') ?? false
    const returnDocuments = readFlag(search, 'returnDocuments') ?? false
    const autoGenerateArrayKeys = readFlag(search, 'autoGenerateArrayKeys')

    const body = await readJsonObject(context)
    const { mutations } = body
    if (!Array.isArray(mutations)) throw badRequest('"mutations" must be an array')
    if (!mayWrite(context, environment)) {
      throw insufficientPermissions(permissionFor(mutations[0], dataset))
    }
    const { dryRun = readFlag(search, 'dryRun') ?? false } = body
    if (typeof dryRun !== 'boolean') throw badRequest('"dryRun" must be true or false')
    const transactionId = readTransactionId(
      body['transactionId'] ?? search.get('transactionId') ?? undefined,
    )
    const outcome = await dataset.write(() =>
      transact(lake.projectId, dataset, {
        mutations,
        transactionId,
        author: userOfRequest(lake, context).id,
        dryRun,
        autoGenerateArrayKeys,
        selectsVersions: knowsReleases(context.req.param('version').slice(1)),
      }),
    )
    const results = outcome.results.map(({ id, operation, document }) => ({
      ...(returnIds || returnDocuments ? { id } : {}),
      ...(returnDocuments ? { document } : {}),
      operation,
    }))
    return context.json({ transactionId: outcome.transactionId, results })
  })
}

/** What a mutation needs, of which nobody has looked at the form yet. */
function permissionFor(mutation: unknown, dataset: Dataset): Permission {
  if (!isJsonObject(mutation)) return 'update'
  if ('delete' in mutation) return 'delete'
  const { createOrReplace: replacement } = mutation
  const id = isJsonObject(replacement) ? replacement['_id'] : undefined
  const isUpdate = 'patch' in mutation || (typeof id === 'string' && dataset.get(id) !== null)
  return isUpdate ? 'update' : 'create'
}
