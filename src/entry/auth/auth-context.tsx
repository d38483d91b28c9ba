import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react'
import { type ConnectAuth, type AuthValue, createAuthStore } from './auth-store.ts'
import { configuration } from '../../configuration/configuration.ts'

const AuthContext = createContext(createAuthStore(null))

type Props = { connect: ConnectAuth | null; children: ReactNode }

/**
 * Provides the auth state to the components below it. The context's value is always the same store object, so a new
 * auth state renders only the components that call `useAuth`.
 *
 * @param connect opens the sign-in service; null if none is configured. Later values of this prop are ignored.
 */
export function AuthProvider({ connect, children }: Props) {
  const [store] = useState(() => createAuthStore(connect))
  return <AuthContext value={store}>{children}</AuthContext>
}

/** Who is signed in (specification section 3, auth context value). Without `AuthProvider`, no one is signed in. */
export function useAuth(): AuthValue {
  const { subscribe, getValue, getInitialValue } = use(AuthContext)
  return useSyncExternalStore(subscribe, getValue, getInitialValue)
}

const { firebase } = configuration

/** Loads the code for sign-in and reports each auth state; null if sign-in is not configured. */
export const connectAuth: ConnectAuth | null =
  firebase &&
  (async (observer) => {
    const { openAuth, watchUser } = await import('./firebase-auth.ts')
    watchUser(openAuth(firebase), observer)
  })
