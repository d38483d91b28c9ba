/** Newsletter signup: call 1 of specification section 7. */
import { mutationOptions } from '@tanstack/react-query'
import { configuration } from '../configuration/configuration.ts'
import { callService, ignoreResponse, idempotencyKeyQuery, requestOptions } from './call-service.ts'
import { signupBody } from './signup-body.ts'

/**
 * @param idempotencyKey the same when an address is sent again, so that the email-manager sends only one mail
 * @throws EmailManagerError
 */
export function signUp({
  email,
  idempotencyKey,
}: {
  email: string
  idempotencyKey?: string
}): Promise<void> {
  const body = signupBody(email, configuration.emailManager.businessId)
  return callService(
    { method: 'POST', path: `/signup${idempotencyKeyQuery(idempotencyKey)}`, body },
    ignoreResponse,
  )
}

export const signUpOptions = mutationOptions({
  mutationKey: ['sign-up'],
  mutationFn: signUp,
  ...requestOptions,
})
