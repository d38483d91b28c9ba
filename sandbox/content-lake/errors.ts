import type { JsonObject } from './json.ts'

export type LakeErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 501 | 503 | 507

/** An error with the status and JSON body that the hosted lake would respond with. */
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

/** An error whose body has the hosted API's usual fields: `{statusCode, error, message}`. */
export function apiError(status: LakeErrorStatus, error: string, message: string): LakeError {
  return new LakeError(status, message, { statusCode: status, error, message })
}

export function badRequest(message: string): LakeError {
  return apiError(400, 'Bad Request', message)
}

/** The disk is full and nothing was written. The Studio retries the save. */
export function diskFullError(): LakeError {
  const message = 'The disk is full, so nothing was saved. Try again when there is free space'
  return apiError(507, 'Insufficient Storage', message)
}

export interface MutationErrorDetail extends JsonObject {
  type: string
  description: string
}

/** The document's revision differs from the one that the change expects. */
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

/** A mutation failed, so its whole transaction is rejected. */
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

/** An action failed, so its whole transaction is rejected. */
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

/** A well-formed request breaks a rule for actions, releases or references. */
export function validationError(description: string): LakeError {
  return new LakeError(400, description, { error: { type: 'validationError', description } })
}

/** A query, and the character offsets of its erroneous part. */
export interface QueryErrorSpan {
  query: string
  start: number
  end: number
}

/** A query does not parse. `@sanity/client` prints the part of the query that the span marks. */
export function queryParseError(description: string, span: QueryErrorSpan): LakeError {
  return new LakeError(400, description, {
    error: { type: 'queryParseError', description, ...span },
  })
}

/** A query parses but can't be run. */
export function queryError(description: string): LakeError {
  return new LakeError(400, description, { error: { type: 'queryError', description } })
}

/** A query exceeds a limit: time, memory, stack or length of the response. */
export class QueryLimitError extends LakeError {
  override readonly name = 'QueryLimitError'

  constructor(description: string) {
    super(400, description, { error: { type: 'queryError', description } })
  }
}
