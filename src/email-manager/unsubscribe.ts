/** Call 7 of specification section 7: the end of all marketing mail. It takes no token. */
import { mutationOptions } from '@tanstack/react-query'
import { configuration } from '../configuration/configuration.ts'
import { callService, ignoreAnswer } from './call-service.ts'
import { requestOptions } from './request-options.ts'

/** @throws EmailManagerError */
export function unsubscribe({ email }: { email: string }): Promise<void> {
  const body = { email, business_id: configuration.emailManager.businessId }
  return callService({ method: 'POST', path: '/unsubscribe', body }, ignoreAnswer)
}

export const unsubscribeOptions = mutationOptions({ mutationFn: unsubscribe, ...requestOptions })
