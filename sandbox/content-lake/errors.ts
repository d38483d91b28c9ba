import type { JsonObject } from './json.ts'

export type LakeErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 501 | 503 | 507

/** A refusal with the status and JSON body that the hosted lake would answer with. */
export class LakeError extends Error {
  override readonly name: string = 'LakeError'
  readonly status: LakeErrorStatus
  readonly body: JsonObject

  constructor(status: LakeErrorStatus, message: string, body: JsonObject) {
    super(message)
    this.status = status
    this.body = body
  }
}

/** The hosted API's general shape: `{statusCode, error, message}`. */
export function apiError(status: LakeErrorStatus, error: string, message: string): LakeError {
  return new LakeError(status, message, { statusCode: status, error, message })
}

export function badRequest(message: string): LakeError {
  return apiError(400, 'Bad Request', message)
}

/** There is no room for what was to be written: nothing of it is kept. Clients try again. */
export function diskFull(): LakeError {
  const message = 'The disk is full: nothing was saved. It can be saved when there is room again'
  return apiError(507, 'Insufficient Storage', message)
}

export interface MutationErrorDetail extends JsonObject {
  type: string
  description: string
}

/** A document has another revision than the one that a change was made for. */
export function revisionMismatch(
  id: string,
  current: string | null,
  expected: string,
): MutationErrorDetail {
  return {
    type: 'documentRevisionIDDoesNotMatchError',
    description: `Document "${id}" has unexpected revision ID ("${current ?? ''}"), expected "${expected}"`,
    id,
    currentRevisionID: current,
    expectedRevisionID: expected,
  }
}

/** One mutation that cannot be applied; nothing of its transaction is. */
export function mutationError(
  status: LakeErrorStatus,
  detail: MutationErrorDetail,
  index: number,
): LakeError {
  const description = `Mutation failed: ${detail.description}`
  return new LakeError(status, description, {
    error: { type: 'mutationError', description, items: [{ error: detail, index }] },
  })
}

/** One action that cannot be taken; nothing of its transaction is. */
export function actionError(
  status: LakeErrorStatus,
  detail: MutationErrorDetail,
  index: number,
): LakeError {
  const description = `Action failed: ${detail.description}`
  return new LakeError(status, description, {
    error: { type: 'actionError', description, items: [{ error: detail, index }] },
  })
}

/** A request that is understood and not permitted: by the state of a release, or by what references may be. */
export function validationError(description: string): LakeError {
  return new LakeError(400, description, { error: { type: 'validationError', description } })
}

export interface QueryErrorSpan {
  query: string
  start: number
  end: number
}

/** A query that does not parse; `@sanity/client` draws its code frame from the span. */
export function queryParseError(description: string, span: QueryErrorSpan): LakeError {
  return new LakeError(400, description, {
    error: { type: 'queryParseError', description, ...span },
  })
}

/** A query that parses and cannot be run. */
export function queryError(description: string): LakeError {
  return new LakeError(400, description, { error: { type: 'queryError', description } })
}

/** A query that needs more than it may: time, stack, or room for its answer. */
export class QueryLimitError extends LakeError {
  override readonly name = 'QueryLimitError'

  constructor(description: string) {
    super(400, description, { error: { type: 'queryError', description } })
  }
}
