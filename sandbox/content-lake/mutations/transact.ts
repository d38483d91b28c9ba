import { generateId, type LakeDocument } from '../document.ts'
import { mutationError } from '../errors.ts'
import { checkLocks } from '../releases/lock.ts'
import type { Dataset } from '../store/dataset.ts'
import { applyMutation } from './apply.ts'
import { type Mutation, type MutationResult, parseMutation } from './parse.ts'
import { checkReferences, WorkingCopy } from './working-copy.ts'

/** A generator function. Each mutation that it yields is applied before the generator resumes. */
type MutationGenerator = (copy: WorkingCopy) => Iterable<unknown>

export interface TransactionRequest {
  mutations: readonly unknown[] | MutationGenerator
  transactionId?: string | undefined
  author: string
  dryRun?: boolean | undefined
  autoGenerateArrayKeys?: boolean | undefined
  /** True for the lake's own changes, such as publishing a release. `checkLocks` is skipped for them. */
  isInternal?: boolean
}

export interface TransactionOutcome {
  transactionId: string
  /** `document` is the document after the transaction. A deleted document is returned as it was before. */
  results: (MutationResult & { document: LakeDocument | null })[]
}

/**
 * Applies all mutations in one transaction, or none.
 *
 * @throws LakeError 400 for an invalid mutation or a locked document, 409 for a conflict with stored documents
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

/** Parses all mutations of a list before the first is applied. Parses a generator's mutations one by one. */
function parseMutations(
  mutations: TransactionRequest['mutations'],
  copy: WorkingCopy,
): Iterable<Mutation> {
  if (typeof mutations !== 'function') return mutations.map(parseMutation)
  return Iterator.from(mutations(copy)).map(parseMutation)
}

function alreadyCommitted(id: string) {
  const description = `Transaction with ID "${id}" already exists`
  return mutationError(409, { type: 'transactionAlreadyExistsError', description, id }, 0)
}
