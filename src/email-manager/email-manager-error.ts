/**
 * Why a call failed. `refused`: the service itself has said no (4xx with a `detail`, or 409). All others leave it
 * open whether the call was carried out: `failed`, any other status that is not OK; `network` and `timeout`, no
 * answer; `uncertain`, an OK answer that is not the service's.
 */
export type FailureKind = 'refused' | 'failed' | 'network' | 'timeout' | 'uncertain'

/** The only error that the calls of the email-manager throw. */
export class EmailManagerError extends Error {
  override name = 'EmailManagerError'
  readonly kind: FailureKind
  /** What the service itself says for people to read, if it is text. */
  readonly detail: string | null

  constructor(kind: FailureKind, detail: string | null = null, options?: ErrorOptions) {
    super(`The email-manager call did not succeed: ${detail ?? kind}`, options)
    this.kind = kind
    this.detail = detail
  }
}

/**
 * What to tell the visitor (specification section 8): the service's own words if it gave any, else
 * `answered` if it answered and `unreachable` if it did not.
 */
export function failureText(
  error: Error,
  texts: { answered: string; unreachable: string },
): string {
  if (!isAnswer(error)) return texts.unreachable
  return error.detail ?? texts.answered
}

/** Whether the service refused what it was asked for: the same once more will hardly help. */
export function isRefusal(error: Error | null): boolean {
  return error instanceof EmailManagerError && error.kind === 'refused'
}

/** Whether the service itself said no, rather than nothing. */
export function isAnswer(error: Error): error is EmailManagerError {
  return error instanceof EmailManagerError && (error.kind === 'refused' || error.kind === 'failed')
}
