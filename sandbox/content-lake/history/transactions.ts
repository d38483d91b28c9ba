import type { JsonObject } from '../json.ts'
import type { LoggedTransaction } from '../store/log.ts'
import { mendozaEffects } from './mendoza.ts'

export interface TransactionOptions {
  /** Ids of the documents that the request names; empty if it names none. */
  documentIds: readonly string[]
  /** Whether to leave out the mutations. */
  excludeContent: boolean
  /** Whether to report only the documents in `documentIds`. */
  identifiedOnly: boolean
  /** Whether to include each change as a Mendoza patch. */
  mendoza: boolean
}

/** A transaction in the format of the history API, which sends it as one line of NDJSON. */
export function describeTransaction(
  { id, timestamp, author, changes }: LoggedTransaction,
  { documentIds, excludeContent, identifiedOnly, mendoza }: TransactionOptions,
): JsonObject {
  const requested = new Set(documentIds)
  const reported = identifiedOnly ? changes.filter((change) => requested.has(change.id)) : changes
  const effects = () =>
    Object.fromEntries(
      reported.map((change) => [change.id, mendozaEffects(change.before, change.after)]),
    )
  return {
    id,
    timestamp,
    author,
    ...(!excludeContent && { mutations: reported.flatMap(({ mutations }) => mutations) }),
    documentIDs: reported.map((change) => change.id),
    ...(mendoza && { effects: effects() }),
  }
}
