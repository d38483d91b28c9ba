import type { Hono } from 'hono'
import { act } from '../actions/act.ts'
import { badRequest } from '../errors.ts'
import { limitJson, readJsonObject } from './body.ts'
import type { LakeEnvironment } from './environment.ts'
import { readTransactionId } from './transaction-id.ts'
import { userOfRequest } from './user.ts'

/** `POST /data/actions/:dataset`: editors' actions, as one transaction. */
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
      act(lake.projectId, dataset, {
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
