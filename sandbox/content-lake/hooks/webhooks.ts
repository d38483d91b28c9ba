import { isPublishedId, isVersionId, type LakeDocument } from '../document.ts'
import { LakeError } from '../errors.ts'
import { LOCAL_USER } from '../http/user.ts'
import { parseRule, runQuery } from '../query/groq.ts'
import { operationOf } from '../query/parse/build-delta.ts'
import { viewOf } from '../query/view.ts'
import type { Dataset } from '../store/dataset.ts'
import type { Lake } from '../store/lake.ts'
import type { Transaction } from '../store/transaction.ts'
import type { Deliveries } from './deliveries.ts'
import { hookOf, queryOf, type Hook } from './hook.ts'

/** A rule runs on the event loop, once for each document that changes. */
const MAX_MILLISECONDS = 2000

interface Change {
  id: string
  before: LakeDocument | null
  after: LakeDocument | null
}

/**
 * Sends a request for each change that a webhook's rule selects.
 *
 * @param log told of rules that fail
 */
export function fireWebhooks(
  lake: Lake,
  deliveries: Deliveries,
  log: (message: string) => void,
): void {
  const onTransaction = (dataset: Dataset, transaction: Transaction) => {
    const hooks = lake.hooks.list().map(hookOf).filter(isActive(dataset.name))
    for (const hook of hooks) {
      for (const change of transaction.changes) {
        if (!concerns(hook, change)) continue
        try {
          fire({ lake, dataset, transaction, deliveries }, hook, change)
        } catch (error) {
          if (!(error instanceof LakeError)) throw error
          log(`webhook "${hook.name}" of ${change.id}: ${error.message}`)
        }
      }
    }
  }
  lake.attend((dataset) => {
    dataset.subscribe({
      onTransaction: (transaction) => onTransaction(dataset, transaction),
      onDelete() {},
    })
  })
}

function isActive(dataset: string): (hook: Hook) => boolean {
  return (hook) => !hook.isDisabledByUser && (hook.dataset === '*' || hook.dataset === dataset)
}

function concerns({ rule, includeDrafts, includeAllVersions }: Hook, change: Change): boolean {
  const { id } = change
  if (id.startsWith('_.') || !rule.on.includes(operationOf(change))) return false
  if (isPublishedId(id)) return true
  return isVersionId(id) ? includeAllVersions : includeDrafts
}

interface Event {
  lake: Lake
  dataset: Dataset
  transaction: Transaction
  deliveries: Deliveries
}

function fire({ lake, dataset, transaction, deliveries }: Event, hook: Hook, change: Change): void {
  const { before, after } = change
  const query = parseRule(queryOf(hook.rule), { document: after ?? before }, { before, after })
  const { projectId } = lake
  const payload = runQuery(query, {
    view: viewOf(dataset.all(), 'raw'),
    sanity: { projectId, dataset: dataset.name },
    identity: LOCAL_USER.id,
    now: new Date(transaction.timestamp),
    milliseconds: MAX_MILLISECONDS,
  })
  if (payload === null) return
  deliveries.send(hook, dataset.name, JSON.stringify(payload), {
    'content-type': 'application/json',
    'user-agent': 'Sanity.io webhook delivery',
    'sanity-dataset': dataset.name,
    'sanity-document-id': change.id,
    'sanity-operation': operationOf(change),
    'sanity-project-id': projectId,
    'sanity-transaction-id': transaction.id,
    'sanity-transaction-time': transaction.timestamp,
    'sanity-webhook-id': hook.id,
  })
}
