import { generateId, type LakeDocument } from '../document.ts'
import { mutationError } from '../errors.ts'
import { checkLocks } from '../releases/lock.ts'
import type { Dataset } from '../store/dataset.ts'
import { applyMutation } from './apply.ts'
import { type Mutation, type MutationResult, parseMutation } from './parse.ts'
import { checkReferences, WorkingCopy } from './working-copy.ts'

/** Yields mutations one by one; each is applied before the next is requested. */
type MutationPlan = (get: WorkingCopy['get']) => Iterable<unknown>

export interface TransactionRequest {
  mutations: readonly unknown[] | MutationPlan
  transactionId?: string | undefined
  author: string
  dryRun?: boolean | undefined
  autoGenerateArrayKeys?: boolean | undefined
  /** True for the lake's own changes, such as publishing a release. They ignore the locks of releases. */
  isInternal?: boolean
}

export interface TransactionOutcome {
  transactionId: string
  /** One result for each document that a mutation changes. `document` is its state after the transaction, or before
   * it if the transaction deletes the document. */
  results: (MutationResult & { document: LakeDocument | null })[]
}

/**
 * Applies mutations as one transaction: all are committed, or none.
 *
 * @throws LakeError 400 for a malformed mutation, 409 for a conflict with stored documents
 */
export function transact(
  projectId: string,
  dataset: Dataset,
  request: TransactionRequest,
): TransactionOutcome {
  const copy = new WorkingCopy(dataset)
  const mutations = parseMutations(request.mutations, copy)
  const transactionId = request.transactionId ?? generateId()
  if (dataset.hasTransaction(transactionId)) throw alreadyCommitted(transactionId)
  const timestamp = dataset.now().toISOString()
  const lastMutationOf = new Map<string, number>()
  const results: MutationResult[] = []
  let index = 0
  for (const mutation of mutations) {
    const applied = applyMutation(copy, mutation, index, {
      projectId,
      dataset: dataset.name,
      transactionId,
      timestamp,
      autoGenerateArrayKeys: request.autoGenerateArrayKeys ?? false,
    })
    for (const { id } of applied) lastMutationOf.set(id, index)
    results.push(...applied)
    index += 1
  }
  if (request.isInternal !== true) checkLocks(dataset, copy.changes())
  checkReferences(copy, lastMutationOf)
  const described = results.map(({ id, operation }) => ({
    id,
    operation,
    document: copy.get(id) ?? dataset.get(id),
  }))
  if (request.dryRun !== true) {
    const { author } = request
    dataset.commit({ id: transactionId, timestamp, author, changes: copy.changes() })
  }
  return { transactionId, results: described }
}

/** Parses a whole list before its first mutation is applied, but the mutations of a generator one by one. */
function parseMutations(
  mutations: TransactionRequest['mutations'],
  copy: WorkingCopy,
): Iterable<Mutation> {
  if (typeof mutations !== 'function') return mutations.map(parseMutation)
  return Iterator.from(mutations((id) => copy.get(id))).map(parseMutation)
}

function alreadyCommitted(id: string) {
  const description = `Transaction with ID "${id}" already exists`
  return mutationError(409, { type: 'transactionAlreadyExistsError', description, id }, 0)
}
