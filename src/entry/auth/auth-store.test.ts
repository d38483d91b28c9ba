import { describe, expect, test } from 'vitest'
import { type AuthObserver, type AuthStore, createAuthStore } from './auth-store.ts'

const member = { uid: 'm', email: 'member@site.test', isAnonymous: false }
const visitor = { uid: 'v', email: null, isAnonymous: true }
const signedOut = { user: null, loading: false, error: null, isAuthenticated: false }
const pending = { ...signedOut, loading: true }

/** Returns a store with a subscriber. The test calls `observer` in place of the sign-in service. */
function connectedStore() {
  const observers: AuthObserver[] = []
  const store = createAuthStore(async (observer) => {
    observers.push(observer)
  })
  const values = subscribeTo(store)
  const [observer] = observers
  if (!observer) throw new Error('The store did not connect')
  return { store, values, observer }
}

/** Subscribes to the store. Returns the list to which each new value is added. */
function subscribeTo(store: AuthStore) {
  const values: ReturnType<AuthStore['getValue']>[] = []
  store.subscribe(() => values.push(store.getValue()))
  return values
}

describe('with sign-in configured', () => {
  test('is loading until the first auth state, even before anyone subscribes', () => {
    const idle = createAuthStore(() => Promise.reject(new Error('opened without a subscriber')))
    expect(idle.getValue()).toEqual(pending)
    const { store, values, observer } = connectedStore()
    expect(store.getValue()).toEqual(pending)
    observer.onUser(null)
    expect(values).toEqual([signedOut])
  })

  test('an anonymous user is not authenticated until they have an account', () => {
    const { store, observer } = connectedStore()
    observer.onUser(visitor)
    expect(store.getValue()).toEqual({ ...signedOut, user: visitor })
    observer.onUser({ ...visitor, email: member.email, isAnonymous: false })
    expect(store.getValue().isAuthenticated).toBe(true)
  })

  test('does not notify subscribers if the same user is reported again', () => {
    const { store, values, observer } = connectedStore()
    observer.onUser(member)
    const value = store.getValue()
    observer.onUser({ ...member })
    expect(store.getValue()).toBe(value)
    expect(values).toHaveLength(1)
  })
})

describe('failures', () => {
  test('an error keeps the user, and the next auth state clears the error', () => {
    const { store, observer } = connectedStore()
    const error = new Error('The session could not be renewed')
    observer.onUser(member)
    observer.onError(error)
    expect(store.getValue()).toEqual({ ...signedOut, user: member, error, isAuthenticated: true })
    observer.onUser({ ...member })
    expect(store.getValue().error).toBeNull()
  })
})
