import { isPublishedId, publishedId } from '../document.ts'
import { actionError, LakeError, type MutationErrorDetail } from '../errors.ts'
import { isJsonObject } from '../json.ts'
import { transact } from '../mutations/transact.ts'
import type { Dataset } from '../store/dataset.ts'
import { compileAction, type ActionState } from './compile.ts'
import { ActionRefusal } from './refusal.ts'

export interface ActionRequest {
  actions: readonly unknown[]
  transactionId?: string | undefined
  author: string
  dryRun?: boolean | undefined
}

/**
 * Carries out actions as one transaction: all or none. Each sees the results of those before it.
 *
 * @returns the transaction's id
 * @throws LakeError `actionError` 400, 409 or 501; `mutationError` 409 when the id is taken
 */
export function act(projectId: string, dataset: Dataset, request: ActionRequest): string {
  const { actions, ...options } = request
  // For each mutation so far, the index of its action.
  const origins: number[] = []
  const versionsOf = (id: string) => versionIds(dataset, id)
  const plan = function* (get: ActionState['get']) {
    for (const [index, action] of actions.entries()) {
      for (const mutation of compile(action, index, { get, versionsOf })) {
        origins.push(index)
        yield mutation
      }
    }
  }
  try {
    return transact(projectId, dataset, { ...options, mutations: plan }).transactionId
  } catch (error) {
    throw asActionError(error, origins)
  }
}

function versionIds(dataset: Dataset, group: string): string[] {
  return dataset
    .all()
    .map(({ _id: id }) => id)
    .filter((id) => !isPublishedId(id) && publishedId(id) === group)
}

function compile(action: unknown, index: number, state: ActionState) {
  try {
    return compileAction(action, state)
  } catch (error) {
    if (error instanceof ActionRefusal) throw actionError(error.status, error.detail, index)
    throw error
  }
}

/** Turns a mutation's error into that of the action it comes from. */
function asActionError(error: unknown, origins: readonly number[]): unknown {
  const body = error instanceof LakeError ? error.body['error'] : null
  if (!(error instanceof LakeError) || !isJsonObject(body) || !Array.isArray(body['items'])) {
    return error
  }
  const item: unknown = body['items'][0]
  if (body['type'] !== 'mutationError' || !isJsonObject(item) || !isDetail(item['error'])) {
    return error
  }
  return actionError(error.status, item['error'], origins[Number(item['index'])] ?? 0)
}

function isDetail(value: unknown): value is MutationErrorDetail {
  return (
    isJsonObject(value) &&
    typeof value['type'] === 'string' &&
    typeof value['description'] === 'string'
  )
}
