/** One missing or invalid field, in FastAPI's shape. */
export interface FieldError {
  loc: (string | number)[]
  msg: string
  type: string
}

type RefusalStatus = 400 | 403 | 404 | 409 | 413 | 415 | 422

/** An error response in FastAPI's shape: `{"detail": string}`, or for invalid fields a list of them. */
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

/** Refuses a link: the same for a wrong or expired token, another address's token and an unknown address. */
export function invalidLink(): Refusal {
  return new Refusal(
    400,
    'This link is invalid or has expired. Please use the link from your latest email.',
  )
}
