import type { JsonObject } from '../json.ts'
import type { LoggedTransaction } from '../store/log.ts'
import { mendozaEffects } from './mendoza.ts'

export interface TransactionOptions {
  /** The documents that the request names; empty if it names none. */
  documentIds: readonly string[]
  /** Leave out the mutations. */
  excludeContent: boolean
  /** Report only the documents in `documentIds`. */
  identifiedOnly: boolean
  /** Describe each change as a Mendoza patch too. */
  mendoza: boolean
}

/** A transaction in the form of the history API: one line of NDJSON. */
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
