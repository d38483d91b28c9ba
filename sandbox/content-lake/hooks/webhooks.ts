import { generateId, isPublishedId, isVersionId } from '../document.ts'
import { LakeError } from '../errors.ts'
import { LOCAL_USER } from '../http/user.ts'
import type { JsonObject } from '../json.ts'
import { operationOf } from '../query/change.ts'
import { runQuery, type ParsedQuery } from '../query/groq.ts'
import { viewOf } from '../query/view.ts'
import type { Dataset } from '../store/dataset.ts'
import type { Lake } from '../store/lake.ts'
import type { Transaction } from '../store/transaction.ts'
import type { Deliveries } from './deliveries.ts'
import { hookOf, parseHookRule, type Hook } from './hook.ts'

/** A rule runs on the event loop, once for each document that changes. */
const MAX_MILLISECONDS = 2000

type DocumentChange = Transaction['changes'][number]

/** A webhook with its rule as it is run. */
interface RunnableHook {
  hook: Hook
  rule: ParsedQuery
}

/**
 * Sends a request for each change that a webhook's rule selects. What is to be sent is written with the
 * transaction: neither is on disk without the other.
 *
 * @param log told of rules that fail
 */
export function fireWebhooks(
  lake: Lake,
  deliveries: Deliveries,
  log: (message: string) => void,
): void {
  /** By what is stored of a hook, so that each rule is parsed once. */
  const runnable = new WeakMap<JsonObject, RunnableHook>()
  const hooksOf = (dataset: Dataset): RunnableHook[] =>
    lake.hooks.list().flatMap((record) => {
      const known = runnable.get(record) ?? readRunnable(record)
      runnable.set(record, known)
      return isActive(known.hook, dataset) ? [known] : []
    })
  lake.attend((dataset) => {
    dataset.accompany((transaction) => {
      for (const { hook, rule } of hooksOf(dataset)) {
        for (const change of transaction.changes.filter((each) => concerns(hook, each))) {
          try {
            const payload = payloadOf(rule, change, { lake, dataset, transaction })
            if (payload !== null) queue(hook, change, payload, { lake, dataset, transaction })
          } catch (error) {
            if (!(error instanceof LakeError)) throw error
            log(`webhook "${hook.name}" of ${change.id}: ${error.message}`)
          }
        }
      }
    })
    dataset.subscribe({
      onTransaction() {
        for (const { hook } of hooksOf(dataset)) deliveries.wake(hook.id)
      },
      onDelete() {},
    })
  })
}

function readRunnable(record: JsonObject): RunnableHook {
  const hook = hookOf(record)
  return { hook, rule: parseHookRule(hook.rule) }
}

function isActive({ isDisabledByUser, dataset }: Hook, { name }: Dataset): boolean {
  return !isDisabledByUser && (dataset === '*' || dataset === name)
}

function concerns({ rule, includeDrafts, includeAllVersions }: Hook, change: DocumentChange) {
  const { id } = change
  if (id.startsWith('_.') || !rule.on.includes(operationOf(change))) return false
  if (isPublishedId(id)) return true
  return isVersionId(id) ? includeAllVersions : includeDrafts
}

interface Occasion {
  lake: Lake
  dataset: Dataset
  transaction: Transaction
}

/** What a rule makes of a change; null for nothing. */
function payloadOf(
  rule: ParsedQuery,
  { before, after }: DocumentChange,
  { lake, dataset, transaction }: Occasion,
): unknown {
  return runQuery(rule, {
    view: viewOf(dataset.all(), 'raw'),
    sanity: { projectId: lake.projectId, dataset: dataset.name },
    identity: LOCAL_USER.id,
    now: new Date(transaction.timestamp),
    change: { before, after },
    milliseconds: MAX_MILLISECONDS,
  })
}

function queue(
  hook: Hook,
  change: DocumentChange,
  payload: unknown,
  { lake, dataset, transaction }: Occasion,
): void {
  const { projectId } = lake
  const message = {
    id: generateId(),
    hookId: hook.id,
    projectId,
    dataset: dataset.name,
    payload: JSON.stringify(payload),
    createdAt: new Date().toISOString(),
    status: 'pending' as const,
    resultCode: null,
    failureCount: 0,
  }
  lake.messages.add(message, {
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
