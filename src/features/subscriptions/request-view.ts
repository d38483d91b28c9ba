/** What a page shows that makes one request for a link: the states of specification section 4. */
import type { EmailLink } from '../../email-manager/email-link.ts'
import { failureText } from '../../email-manager/email-manager-error.ts'

type Words = { heading: string; message: string }

/** Headings and messages of a page's states (specification section 8). */
export type RequestTexts = {
  processing: Words
  success: Words
  invalid: Words
  error: { heading: string; answered: string; unreachable: string }
}

export type RequestView =
  | { state: 'waiting' }
  | ({ state: 'processing' | 'success' | 'invalid' | 'error' } & Words)

/** @param link undefined while it has not been read, null for one that is not valid */
export function requestView(
  link: EmailLink | null | undefined,
  request: { status: 'idle' | 'pending' | 'success' | 'error'; error: Error | null },
  texts: RequestTexts,
): RequestView {
  if (link === undefined) return { state: 'waiting' }
  if (link === null) return { state: 'invalid', ...texts.invalid }
  if (request.status === 'success') return { state: 'success', ...texts.success }
  if (request.error === null) return { state: 'processing', ...texts.processing }
  const { heading, ...failure } = texts.error
  return { state: 'error', heading, message: failureText(request.error, failure) }
}
