/**
 * The state of sign-in (specification sections 3 and 4, auth context), independent of React and of the sign-in service.
 */

/** Who is signed in. A copy, because the sign-in service changes its own object in place. */
type AuthUser = { uid: string; email: string | null; isAnonymous: boolean }

/** The auth context's value; a new object only when something in it has changed. */
export type AuthValue = {
  user: AuthUser | null
  /** True until the first auth state is known or has failed to load. */
  loading: boolean
  /** Why the service or the user's session can't be used. */
  error: Error | null
  /** specification section 6: signed in, not anonymously, and loading has finished. */
  isAuthenticated: boolean
}

export type AuthObserver = {
  onUser: (user: AuthUser | null) => void
  onError: (error: Error) => void
}

/** Opens the sign-in service and observes the user; rejects when the service's client can't be created. */
export type ConnectAuth = (observer: AuthObserver) => Promise<void>

export type AuthStore = {
  getValue: () => AuthValue
  /** The value for prerender and hydration. */
  getInitialValue: () => AuthValue
  subscribe: (listener: () => void) => () => void
}

/**
 * The first subscriber loads the sign-in service's code and opens the connection, which stays open.
 *
 * @param connect null if sign-in is not configured: then no one is ever signed in
 */
export function createAuthStore(connect: ConnectAuth | null): AuthStore {
  const initialValue = authValue({ user: null, loading: connect !== null, error: null })
  const listeners = new Set<() => void>()
  let value = initialValue
  let pendingConnect = connect

  const publish = (next: AuthValue) => {
    value = next
    for (const listener of listeners) listener()
  }
  const observer: AuthObserver = {
    onUser: (user) => {
      if (value.loading || value.error || !isSameUser(value.user, user))
        publish(authValue({ user, loading: false, error: null }))
    },
    onError: (error) => publish(authValue({ user: value.user, loading: false, error })),
  }

  return {
    getValue: () => value,
    getInitialValue: () => initialValue,
    subscribe: (listener) => {
      listeners.add(listener)
      pendingConnect?.(observer).catch((reason: unknown) => observer.onError(asError(reason)))
      pendingConnect = null
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

function authValue(state: Omit<AuthValue, 'isAuthenticated'>): AuthValue {
  return {
    ...state,
    isAuthenticated: state.user !== null && !state.user.isAnonymous && !state.loading,
  }
}

function isSameUser(a: AuthUser | null, b: AuthUser | null): boolean {
  return a?.uid === b?.uid && a?.email === b?.email && a?.isAnonymous === b?.isAnonymous
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason), { cause: reason })
}
