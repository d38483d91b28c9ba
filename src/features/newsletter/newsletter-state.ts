/** States and texts of the newsletter form (specification sections 4, 5 and 8). */
import { failureText } from '../../email-manager/email-manager-error.ts'
import { TEXT_LIMITS } from '../../ui/text-limits.ts'

export type NewsletterState =
  | { status: 'idle' | 'loading' }
  | { status: 'success'; message: string }
  | { status: 'error'; message: string; isFieldAtFault: boolean }

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
  return { status: 'error', message, isFieldAtFault: false }
}

/** What is wrong with an address before any request, or null. */
export function faultOf(email: string): NewsletterState | null {
  const fault = (message: string): NewsletterState => ({
    status: 'error',
    message,
    isFieldAtFault: true,
  })
  if (email === '') return fault('Please enter your email address')
  const hasForm = email.length <= TEXT_LIMITS.address && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
  return hasForm ? null : fault('Please enter a valid email address')
}
