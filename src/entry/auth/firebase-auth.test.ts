import { deleteApp } from 'firebase/app'
import {
  type Auth,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  linkWithCredential,
  signInAnonymously,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth'
import { afterEach, describe, expect, test } from 'vitest'
import { type AuthEmulator, startAuthEmulator } from '../../../tests/helpers/auth-emulator.ts'
import { type AuthValue, createAuthStore } from './auth-store.ts'
import { openAuth, watchUser } from './firebase-auth.ts'

const email = 'member@site.test'
const password = 'correct horse'
const signedOut = { user: null, loading: false, error: null, isAuthenticated: false }

const opened: Auth[] = []
const started: AuthEmulator[] = []

afterEach(async () => {
  for (const auth of opened.splice(0)) {
    await signOut(auth)
    await deleteApp(auth.app)
  }
  for (const emulator of started.splice(0)) await emulator.stop()
})

async function emulate(options?: { tokenLifetime: number }) {
  const emulator = await startAuthEmulator(options)
  started.push(emulator)
  return emulator
}

/** The page's client and what the auth context says of it. */
function openPage({ url }: AuthEmulator) {
  const auth = openAuth({ apiKey: 'key', projectId: 'demo-site', authEmulatorUrl: url })
  opened.push(auth)
  const store = createAuthStore(async (observer) => watchUser(auth, observer))
  const values: AuthValue[] = [store.getValue()]
  const waiting = new Set<() => void>()
  store.subscribe(() => {
    values.push(store.getValue())
    for (const check of waiting) check()
  })
  const valueWhere = (accept: (value: AuthValue) => boolean) =>
    new Promise<AuthValue>((resolve) => {
      const check = () => {
        if (!accept(store.getValue())) return
        waiting.delete(check)
        resolve(store.getValue())
      }
      waiting.add(check)
      check()
    })
  return { auth, values, valueWhere }
}

/** Leaves the page, and opens it again with the session that the SDK has remembered. */
async function reopenPage(auth: Auth, emulator: AuthEmulator) {
  opened.splice(opened.indexOf(auth), 1)
  await deleteApp(auth.app)
  return openPage(emulator)
}

const isSettled = ({ loading }: AuthValue) => !loading
const isAuthenticated = (value: AuthValue) => value.isAuthenticated

describe('a visitor', () => {
  test('is signed out after loading, without a call to the service', async () => {
    const emulator = await emulate()
    const { values, valueWhere } = openPage(emulator)
    await valueWhere(isSettled)
    expect(values).toEqual([{ ...signedOut, loading: true }, signedOut])
    expect(emulator.calls).toEqual([])
  })

  test('who is signed in anonymously is a user, but not authenticated', async () => {
    const { auth, valueWhere } = openPage(await emulate())
    const { user } = await signInAnonymously(auth)
    expect(await valueWhere((value) => value.user !== null)).toEqual({
      ...signedOut,
      user: { uid: user.uid, email: null, isAnonymous: true },
    })
  })

  test('who then gets an account is authenticated with the same uid', async () => {
    const { auth, valueWhere } = openPage(await emulate())
    const { user } = await signInAnonymously(auth)
    await valueWhere((value) => value.user !== null)
    await linkWithCredential(user, EmailAuthProvider.credential(email, password))
    expect((await valueWhere(isAuthenticated)).user).toEqual({
      uid: user.uid,
      email,
      isAnonymous: false,
    })
  })

  test('with a wrong password stays signed out', async () => {
    const { auth, values, valueWhere } = openPage(await emulate())
    await createUserWithEmailAndPassword(auth, email, password)
    await signOut(auth)
    await valueWhere((value) => isSettled(value) && value.user === null)
    await expect(signInWithEmailAndPassword(auth, email, 'wrong')).rejects.toThrow('wrong-password')
    expect(values.at(-1)).toEqual(signedOut)
  })
})

describe('a member', () => {
  /** A page whose member has signed in, on a service of which the tokens last so many seconds. */
  async function signedIn(tokenLifetime = 3600) {
    const emulator = await emulate({ tokenLifetime })
    const page = openPage(emulator)
    await createUserWithEmailAndPassword(page.auth, email, password)
    await signOut(page.auth)
    const { user } = await signInWithEmailAndPassword(page.auth, email, password)
    await page.valueWhere(isAuthenticated)
    return { emulator, uid: user.uid, ...page }
  }

  test('is authenticated until signing out', async () => {
    const { auth, uid, values, valueWhere } = await signedIn()
    expect(values.at(-1)?.user).toEqual({ uid, email, isAnonymous: false })
    await signOut(auth)
    expect(await valueWhere((value) => value.user === null)).toEqual(signedOut)
  })

  test('stays so when the token is renewed, unnoticed', async () => {
    const { auth, emulator, values } = await signedIn()
    const before = values.length
    await auth.currentUser?.getIdToken(true)
    expect(emulator.calls.at(-1)).toBe('/securetoken.googleapis.com/v1/token')
    expect(values).toHaveLength(before)
  })

  test('is remembered by the next page, which is loading until it knows', async () => {
    const { auth, emulator, uid } = await signedIn()
    const { values, valueWhere } = await reopenPage(auth, emulator)
    await valueWhere(isSettled)
    expect(values).toEqual([
      { ...signedOut, loading: true },
      { ...signedOut, user: { uid, email, isAnonymous: false }, isAuthenticated: true },
    ])
  })

  test('whom the service has barred is signed out on the next page', async () => {
    const { auth, emulator, uid } = await signedIn()
    emulator.disable(uid)
    const { valueWhere } = await reopenPage(auth, emulator)
    expect(await valueWhere(isSettled)).toEqual(signedOut)
  })

  test('is kept when the service is down, with the error of a session that has run out', async () => {
    const { auth, emulator, uid } = await signedIn(1)
    await emulator.stop()
    const { values, valueWhere } = await reopenPage(auth, emulator)
    const value = await valueWhere(({ error }) => error !== null)
    expect(value.user?.uid).toBe(uid)
    expect(value.loading).toBe(false)
    expect(value.error?.message).toContain('auth/network-request-failed')
    expect(values.map(({ loading }) => loading)).toEqual([true, false, false])
  })
})

test('a configuration that the SDK rejects is an error, not loading for ever', async () => {
  const store = createAuthStore(async (observer) => {
    watchUser(openAuth({ apiKey: '', projectId: 'demo-site', authEmulatorUrl: null }), observer)
  })
  await new Promise<void>((resolve) => store.subscribe(resolve))
  expect(store.getValue().loading).toBe(false)
  expect(store.getValue().error?.message).toContain('auth/invalid-api-key')
})
