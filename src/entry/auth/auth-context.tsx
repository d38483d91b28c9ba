import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react'
import { type AuthConnection, type AuthValue, createAuthStore } from './auth-store.ts'

const AuthContext = createContext(createAuthStore(null))

type Props = { connect: AuthConnection | null; children: ReactNode }

/**
 * Lets what stands below it ask who is signed in. Its own value never changes, so no page renders
 * again for it: only components that call `useAuth` do.
 *
 * @param connect how to reach the sign-in service, null if there is none; read once
 */
export function AuthProvider({ connect, children }: Props) {
  const [store] = useState(() => createAuthStore(connect))
  return <AuthContext value={store}>{children}</AuthContext>
}

/** Who is signed in (specification section 3, auth context value). Without a provider, nobody. */
export function useAuth(): AuthValue {
  const { subscribe, getValue, getInitialValue } = use(AuthContext)
  return useSyncExternalStore(subscribe, getValue, getInitialValue)
}
