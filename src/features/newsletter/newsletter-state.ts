/** States and texts of the newsletter form (specification sections 4, 5 and 8). */
import { failureText } from '../../email-manager/email-manager-error.ts'
import { TEXT_LIMITS } from '../../ui/text-limits.ts'

export type NewsletterState =
  | { status: 'idle' | 'loading' }
  | { status: 'success'; message: string }
  | { status: 'error'; message: string; isFieldInvalid: boolean }

/** Milliseconds after which a message goes away and the form is idle again. */
export const MESSAGE_TIME = 5000

export const idle: NewsletterState = { status: 'idle' }

export const loading: NewsletterState = { status: 'loading' }

export const succeeded = (): NewsletterState => ({
  status: 'success',
  message: 'Success! Please check your email to confirm your subscription.',
})

export function failed(error: Error): NewsletterState {
  const message = failureText(error, {
    answered: 'Failed to subscribe. Please try again.',
    unreachable: 'Unable to process your request. Please try again later.',
  })
  return { status: 'error', message, isFieldInvalid: false }
}

/** What is wrong with an address before any request, or null. */
export function validationError(email: string): NewsletterState | null {
  const invalid = (message: string): NewsletterState => ({
    status: 'error',
    message,
    isFieldInvalid: true,
  })
  if (email === '') return invalid('Please enter your email address')
  const hasForm = email.length <= TEXT_LIMITS.address && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
  return hasForm ? null : invalid('Please enter a valid email address')
}
