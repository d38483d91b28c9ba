import type { Hono } from 'hono'
import { badRequest } from '../errors.ts'
import { transact } from '../mutations/transact.ts'
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
export function addMutateRoutes(app: Hono, { lake }: LakeEnvironment): void {
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
