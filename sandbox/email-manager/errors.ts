/** One field that is missing or odd, in FastAPI's shape. */
export interface FieldError {
  loc: (string | number)[]
  msg: string
  type: string
}

export type RefusalStatus = 400 | 403 | 404 | 409 | 413 | 415 | 422 | 429

/** A refusal as FastAPI answers it: `{"detail": string}`, or for odd fields a list of them. */
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

/** Asked too often; the text says when to try again, and so does the header `Retry-After`. */
export class TooMany extends Refusal {
  readonly retryAfter: number

  constructor(detail: string, retryAfter: number) {
    super(429, detail)
    this.retryAfter = retryAfter
  }
}

/** The one answer to a wrong, spent or foreign token and to an unknown address. */
export function invalidLink(): Refusal {
  return new Refusal(
    400,
    'This link is invalid or has expired. Please use the link from your latest email.',
  )
}
