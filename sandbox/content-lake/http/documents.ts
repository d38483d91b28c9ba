import type { Hono } from 'hono'
import { executeActions } from '../actions/execute.ts'
import { badRequest } from '../errors.ts'
import { transact } from '../mutations/transact.ts'
import type { LakeEnvironment } from './environment.ts'
import { limitJson, readFlag, readJsonObject, readSearch, readTransactionId } from './input.ts'
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

/** `POST /data/actions/:dataset`: executes actions, such as publishing a document, in one transaction. */
export function addActionRoutes(app: Hono, { lake, log }: LakeEnvironment): void {
  app.post('/:version{v[^/]+}/data/actions/:dataset', limitJson, async (context) => {
    const dataset = lake.dataset(context.req.param('dataset'))
    const body = await readJsonObject(context)
    const { actions, dryRun = false } = body
    if (!Array.isArray(actions) || actions.length === 0) {
      throw badRequest('"actions" must be an array of at least one action')
    }
    if (typeof dryRun !== 'boolean') throw badRequest('"dryRun" must be true or false')
    const transactionId = await dataset.write(() =>
      executeActions(lake.projectId, dataset, {
        actions,
        transactionId: readTransactionId(body['transactionId']),
        author: userOfRequest(lake, context).id,
        dryRun,
        log,
      }),
    )
    return context.json({ transactionId })
  })
}

/** `GET /data/doc/:dataset/:ids`: sends documents by id, including drafts and versions, and lists missing ids. */
export function addDocumentRoutes(app: Hono, { lake }: LakeEnvironment): void {
  app.get('/:version{v[^/]+}/data/doc/:dataset/:ids', (context) => {
    const dataset = lake.dataset(context.req.param('dataset'))
    const ids = context.req.param('ids').split(',')
    return context.json({
      documents: ids.flatMap((id) => dataset.get(id) ?? []),
      omitted: ids.filter((id) => !dataset.get(id)).map((id) => ({ id, reason: 'existence' })),
    })
  })
}

/** `GET /data/references/:dataset/documents/:id/to`: lists documents of the dataset that refer strongly to `:id`. */
export function addReferenceRoutes(app: Hono, { lake }: LakeEnvironment): void {
  app.get('/:version{v[^/]+}/data/references/:dataset/documents/:id/to', (context) => {
    const { dataset: datasetName, id } = context.req.param()
    const excludesInternal = readFlag(readSearch(context), 'excludeInternalReferences') === true
    // References within the dataset are internal. `strongReferrersOf` finds only internal references.
    const ids = excludesInternal ? [] : lake.dataset(datasetName).strongReferrersOf(id)
    const { projectId } = lake
    const references = ids.map((documentId) => ({ projectId, datasetName, documentId }))
    return context.json({ totalCount: references.length, references })
  })
}
