/** What the newsletter form says (specification sections 4, 5 and 8). */
import { failureText } from '../../email-manager/call-service.ts'
import { TEXT_LIMITS } from '../../ui/text-limits.ts'

/** Milliseconds after which a message goes away and the form is idle again. */
export const MESSAGE_TIME = 5000

/**
 * Asked where a signup seems to be sent by a program. Telephone, WhatsApp and email stand in the bar above.
 *
 * @param button its label
 */
export const secondPress = (button: string) =>
  `Press ${button} again to confirm that you want this. Nothing has been sent yet.`

export function signupFailure(error: Error): string {
  return failureText(error, {
    answered: 'Failed to subscribe. Please try again.',
    unreachable: 'Unable to process your request. Please try again later.',
  })
}

/** What is wrong with an address before any request, or null. */
export function addressFault(email: string): string | null {
  if (email === '') return 'Please enter your email address'
  const hasForm = email.length <= TEXT_LIMITS.address && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
  return hasForm ? null : 'Please enter a valid email address'
}
