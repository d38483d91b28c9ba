/**
 * The state of sign-in (specification sections 3 and 4, auth context), apart from React and from the service
 * that signs people in.
 */

/** Who is signed in. A copy: the service's own object changes in place. */
type AuthUser = { uid: string; email: string | null; isAnonymous: boolean }

/** The auth context's value; a new object only when something in it has changed. */
export type AuthValue = {
  user: AuthUser | null
  /** True until the first auth state has resolved or can't be had. */
  loading: boolean
  /** Why the service, or the session of the user, can't be used now. */
  error: Error | null
  /** specification section 6: signed in, not anonymously, and loading has finished. */
  isAuthenticated: boolean
}

/** Told of every auth state, and of what keeps the service from being used. */
export type AuthObserver = {
  onUser: (user: AuthUser | null) => void
  onError: (error: Error) => void
}

/** Opens the sign-in service; rejects when there is no client to be had. */
export type AuthConnection = (observer: AuthObserver) => Promise<void>

/** A store as React's `useSyncExternalStore` reads it. */
export type AuthStore = {
  getValue: () => AuthValue
  /** What server, prerender and hydration show. */
  getInitialValue: () => AuthValue
  subscribe: (listener: () => void) => () => void
}

/**
 * The connection is opened once, by the first to subscribe, and then lasts: as long as nobody asks
 * who is signed in, no visitor loads the service's code.
 *
 * @param connect null where sign-in is not configured: then nobody is signed in, and that is final
 */
export function createAuthStore(connect: AuthConnection | null): AuthStore {
  const initialValue = authValue({ user: null, loading: connect !== null, error: null })
  const listeners = new Set<() => void>()
  let value = initialValue
  let pending = connect

  const set = (next: AuthValue) => {
    value = next
    for (const listener of listeners) listener()
  }
  const observer: AuthObserver = {
    onUser: (user) => {
      if (value.loading || value.error || !isSameUser(value.user, user))
        set(authValue({ user, loading: false, error: null }))
    },
    onError: (error) => set(authValue({ user: value.user, loading: false, error })),
  }

  return {
    getValue: () => value,
    getInitialValue: () => initialValue,
    subscribe: (listener) => {
      listeners.add(listener)
      pending?.(observer).catch((reason: unknown) => observer.onError(asError(reason)))
      pending = null
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
