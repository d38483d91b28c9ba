/**
 * Sign-in by Firebase Authentication. Import this module dynamically, because it contains the SDK. The module uses
 * `@firebase/app` and `@firebase/auth`, because the package `firebase` installs all products, 170 MB.
 */
import { initializeApp } from '@firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
} from '@firebase/auth'
import type { Configuration } from '../../configuration/configuration.ts'
import type { AuthObserver } from './auth-store.ts'

/**
 * Returns the page's sign-in client, the same at every call.
 *
 * `getAuth` would add sign-in by popup and redirect. That doubles the code and loads scripts from another origin, which
 * the site's content security policy forbids.
 *
 * @throws FirebaseError when the SDK rejects the configuration
 */
export function openAuth(options: NonNullable<Configuration['firebase']>): Auth {
  return initializeAuth(initializeApp(options), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  })
}

/**
 * Reports who is signed in, now and after each change. It listens to token changes: an anonymous user who gets an
 * account keeps the uid, and the SDK does not report that as a change of the auth state.
 *
 * If Firebase can't be reached, the SDK silently keeps the user of the last visit. This function then reports that
 * user and, if the user's token has expired, an error, because the SDK can't renew the token.
 */
export function watchUser(auth: Auth, { onUser, onError }: AuthObserver): void {
  onIdTokenChanged(
    auth,
    (user) => {
      onUser(user && { uid: user.uid, email: user.email, isAnonymous: user.isAnonymous })
      user?.getIdToken().catch(onError)
    },
    onError,
  )
}
