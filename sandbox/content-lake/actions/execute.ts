import { isPublishedId, type LakeDocument, publishedId } from '../document.ts'
import { actionError, LakeError, type MutationErrorDetail, validationError } from '../errors.ts'
import { isJsonObject } from '../json.ts'
import { PatchError } from '../mutations/locate.ts'
import { transact } from '../mutations/transact.ts'
import type { WorkingCopy } from '../mutations/working-copy.ts'
import { scheduledAmong } from '../releases/release.ts'
import { findScheduleConflict, completeTransitions } from '../releases/transitions.ts'
import type { Dataset } from '../store/dataset.ts'
import { compileAction } from './compile.ts'
import { ReleaseActionError, ActionRefusal, type ActionState } from './read.ts'

export interface ActionRequest {
  actions: readonly unknown[]
  transactionId?: string | undefined
  author: string
  dryRun?: boolean | undefined
  /** Called when a release could not be scheduled or published. */
  log: (message: string) => void
}

/**
 * Executes all actions in one transaction, or none. Each action sees the changes of the actions before it.
 *
 * @returns the transaction's id
 * @throws LakeError with a `validationError` (400) or an `actionError` (400, 409 or 501); 413 for an oversized document
 */
export function executeActions(
  projectId: string,
  dataset: Dataset,
  request: ActionRequest,
): string {
  const { actions, log, ...options } = request
  checkNotMixed(actions)
  const context = { projectId, dataset, log }
  // For each mutation, the index of the action from which it was compiled.
  const actionIndexes: number[] = []
  const compileAll = function* (copy: WorkingCopy) {
    const documents = () => copy.view().documents()
    const state: ActionState = {
      get: (id) => copy.get(id),
      versionsOf: (id) => versionIds(documents(), id),
      conflictIfUnscheduled(release) {
        const others = scheduledAmong(documents()).filter(({ name }) => name !== release)
        return findScheduleConflict(context, others)
      },
      author: options.author,
      now: dataset.now(),
    }
    for (const [index, action] of actions.entries()) {
      for (const mutation of compile(action, index, state)) {
        actionIndexes.push(index)
        yield mutation
      }
    }
  }
  try {
    const mutations = { mutations: compileAll, autoGenerateArrayKeys: true }
    const { transactionId } = transact(projectId, dataset, { ...options, ...mutations })
    if (options.dryRun !== true) completeTransitions(context)
    return transactionId
  } catch (error) {
    throw asActionError(error, actionIndexes)
  }
}

/** Actions on documents and on releases can't be mixed (https://www.sanity.io/docs/http-reference/actions). */
function checkNotMixed(actions: readonly unknown[]): void {
  const types = actions.map((action) => (isJsonObject(action) ? String(action['actionType']) : ''))
  const onReleases = types.filter((type) => type.startsWith('sanity.action.release.'))
  if (onReleases.length > 0 && onReleases.length < actions.length) {
    throw validationError('Actions on releases and on documents can not be mixed')
  }
}

function versionIds(documents: readonly LakeDocument[], ofPublishedId: string): string[] {
  return documents
    .map(({ _id: id }) => id)
    .filter((id) => !isPublishedId(id) && publishedId(id) === ofPublishedId)
}

function compile(action: unknown, index: number, state: ActionState) {
  try {
    return compileAction(action, state)
  } catch (error) {
    if (error instanceof ActionRefusal) throw actionError(error.status, error.detail, index)
    if (error instanceof ReleaseActionError) {
      throw validationError(`action index ${index}: ${error.message}`)
    }
    if (error instanceof PatchError) {
      throw actionError(400, { type: 'invalidPatchError', description: error.message }, index)
    }
    throw error
  }
}

/** Converts a `mutationError` to an `actionError` with the index of the action; returns other errors unchanged. */
function asActionError(error: unknown, actionIndexes: readonly number[]): unknown {
  const body = error instanceof LakeError ? error.body['error'] : null
  if (!(error instanceof LakeError) || !isJsonObject(body) || !Array.isArray(body['items'])) {
    return error
  }
  const item: unknown = body['items'][0]
  if (body['type'] !== 'mutationError' || !isJsonObject(item) || !isErrorDetail(item['error'])) {
    return error
  }
  return actionError(error.status, item['error'], actionIndexes[Number(item['index'])] ?? 0)
}

function isErrorDetail(value: unknown): value is MutationErrorDetail {
  return (
    isJsonObject(value) &&
    typeof value['type'] === 'string' &&
    typeof value['description'] === 'string'
  )
}
