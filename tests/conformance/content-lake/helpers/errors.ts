import { ClientError } from '@sanity/client'

/** The `ClientError` a call is refused with; fails when it is not refused, or otherwise. */
export async function refusal(call: Promise<unknown>): Promise<ClientError> {
  const outcome: unknown = await call.then(
    () => new Error('The lake did not refuse'),
    (error: unknown) => error,
  )
  if (outcome instanceof ClientError) return outcome
  throw outcome
}
