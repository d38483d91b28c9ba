import { configuration } from '../../configuration/configuration.ts'
import type { AuthConnection } from './auth-store.ts'

const { firebase } = configuration

/** The configured sign-in service; null where there is none, and then none of its code is loaded. */
export const connectAuth: AuthConnection | null =
  firebase &&
  (async (observer) => {
    const { openAuth, watchUser } = await import('./firebase-auth.ts')
    watchUser(openAuth(firebase), observer)
  })
