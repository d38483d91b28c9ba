/** One missing or invalid field, in FastAPI's shape. */
export interface FieldError {
  loc: (string | number)[]
  msg: string
  type: string
}

type RefusalStatus = 400 | 403 | 404 | 409 | 413 | 415 | 422

/** An error response in FastAPI's shape: `{"detail": …}` with a text, or with a list of the invalid fields. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: RefusalStatus
  readonly detail: string | readonly FieldError[]

  constructor(status: RefusalStatus, detail: string | readonly FieldError[]) {
    super(typeof detail === 'string' ? detail : detail.map(({ msg }) => msg).join('; '))
    this.status = status
    this.detail = detail
  }
}

/** The error for a wrong or expired token, another address's token or an unknown address. It does not say which. */
export function invalidLink(): Refusal {
  return new Refusal(
    400,
    'This link is invalid or has expired. Please use the link from your latest email.',
  )
}
