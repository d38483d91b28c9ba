import type { MutationErrorDetail, LakeErrorStatus } from '../errors.ts'

/** Why one action can't be carried out; its index in the request is added by the caller. */
export class ActionRefusal extends Error {
  override readonly name = 'ActionRefusal'
  readonly status: LakeErrorStatus
  readonly detail: MutationErrorDetail

  constructor(status: LakeErrorStatus, detail: MutationErrorDetail) {
    super(detail.description)
    this.status = status
    this.detail = detail
  }
}

export function invalidAction(description: string): ActionRefusal {
  return new ActionRefusal(400, { type: 'invalidActionError', description })
}

export function documentExists(id: string): ActionRefusal {
  const description = `Document by ID "${id}" already exists`
  return new ActionRefusal(409, { type: 'documentAlreadyExistsError', description, id })
}

export function documentMissing(id: string): ActionRefusal {
  const description = `The document with the ID "${id}" was not found`
  return new ActionRefusal(409, { type: 'documentNotFoundError', description, id })
}

/** What a release's state, or what is published, does not permit: in the hosted lake no `actionError`. */
export class ActionInvalid extends Error {
  override readonly name = 'ActionInvalid'
}
