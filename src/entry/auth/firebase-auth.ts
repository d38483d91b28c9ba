/** Sign-in by Firebase Authentication. This module brings the SDK: import it only when needed. */
import { initializeApp } from 'firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
} from 'firebase/auth'
import type { Configuration } from '../../configuration/configuration.ts'
import type { AuthObserver } from './auth-store.ts'

/**
 * The sign-in client of the page; every call returns the same one.
 *
 * `getAuth` would add sign-in by popup and redirect, which loads scripts from another origin: twice
 * the code, and the site's content security policy forbids it.
 *
 * @throws FirebaseError when the SDK rejects the configuration
 */
export function openAuth(options: NonNullable<Configuration['firebase']>): Auth {
  return initializeAuth(initializeApp(options), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  })
}

/**
 * Reports the user of each auth state. The SDK tells of token changes where it is silent of others:
 * an anonymous user who gets an account keeps the uid, and that is no change of "auth state" to it.
 *
 * The SDK also keeps a remembered user, silently, when the service can't be reached. Such a user is
 * reported, and then the error of a session that can't be renewed.
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
