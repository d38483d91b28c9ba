/** Call 4 of specification section 7: confirmation of an address. */
import { mutationOptions } from '@tanstack/react-query'
import { configuration } from '../configuration/configuration.ts'
import { callService, ignoreAnswer } from './call-service.ts'
import type { EmailLink } from './email-link.ts'
import { requestOptions } from './request-options.ts'

/** @throws EmailManagerError */
export function confirmSubscription({ email, token }: EmailLink): Promise<void> {
  const body = { email, token, business_id: configuration.emailManager.businessId }
  return callService({ method: 'POST', path: '/confirm', body }, ignoreAnswer)
}

export const confirmSubscriptionOptions = mutationOptions({
  mutationFn: confirmSubscription,
  ...requestOptions,
})
