import { isPublishedId, publishedId } from '../document.ts'
import { actionError, LakeError, type MutationErrorDetail, validationError } from '../errors.ts'
import { isJsonObject } from '../json.ts'
import { PatchError } from '../mutations/locate.ts'
import { transact } from '../mutations/transact.ts'
import { faultInSchedule, settleReleases } from '../releases/settle.ts'
import type { Dataset } from '../store/dataset.ts'
import { compileAction } from './compile.ts'
import { ActionInvalid, ActionRefusal, type ActionState } from './read.ts'

export interface ActionRequest {
  actions: readonly unknown[]
  transactionId?: string | undefined
  author: string
  dryRun?: boolean | undefined
  /** Called when a release could not be scheduled or published. */
  log: (message: string) => void
}

/**
 * Executes actions as one transaction: all or none. Each action sees the results of the previous ones.
 *
 * @returns the transaction's id
 * @throws LakeError `actionError` 400, 409 (also when the transaction's id is taken) or 501; `validationError` 400
 */
export function act(projectId: string, dataset: Dataset, request: ActionRequest): string {
  const { actions, log, ...options } = request
  checkKinds(actions)
  const settlement = { projectId, dataset, log }
  // For each mutation so far, the index of its action.
  const origins: number[] = []
  const versionsOf = (id: string) => versionIds(dataset, id)
  const whyNeeded = (without: string) => faultInSchedule(settlement, { without })
  const rest = { versionsOf, whyNeeded, author: options.author, now: dataset.now() }
  const plan = function* (get: ActionState['get']) {
    for (const [index, action] of actions.entries()) {
      for (const mutation of compile(action, index, { get, ...rest })) {
        origins.push(index)
        yield mutation
      }
    }
  }
  try {
    const mutations = { mutations: plan, autoGenerateArrayKeys: true }
    const { transactionId } = transact(projectId, dataset, { ...options, ...mutations })
    if (options.dryRun !== true) settleReleases(settlement)
    return transactionId
  } catch (error) {
    throw asActionError(error, origins)
  }
}

/** Actions on documents and on releases can't be mixed (https://www.sanity.io/docs/http-reference/actions). */
function checkKinds(actions: readonly unknown[]): void {
  const types = actions.map((action) => (isJsonObject(action) ? String(action['actionType']) : ''))
  const onReleases = types.filter((type) => type.startsWith('sanity.action.release.'))
  if (onReleases.length > 0 && onReleases.length < actions.length) {
    throw validationError('Actions on releases and on documents can not be mixed')
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
    if (error instanceof ActionInvalid) {
      throw validationError(`action index ${index}: ${error.message}`)
    }
    if (error instanceof PatchError) {
      throw actionError(400, { type: 'invalidPatchError', description: error.message }, index)
    }
    throw error
  }
}

/** Converts an error of a mutation to an error of the action from which the mutation was compiled. */
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
