import { deleteApp } from '@firebase/app'
import type { Auth } from '@firebase/auth'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, expect, test } from 'vitest'
import { type AuthValue, createAuthStore } from './auth-store.ts'

const session = { idToken: 'a.b.c', refreshToken: 'r', expiresIn: '3600', localId: 'uid-1' }
const signedOut = { user: null, loading: false, error: null, isAuthenticated: false }

/** Mocks Firebase's endpoint for signing in by password. */
const server = setupServer(
  http.post(/identitytoolkit.*accounts:signInWithPassword/, () => HttpResponse.json(session)),
)
const opened: Auth[] = []
const requested: string[] = []

// The SDK keeps the `fetch` that it finds when it is loaded, so MSW must replace `fetch` first.
server.listen({ onUnhandledFrame: 'error' })
server.events.on('request:start', ({ request }) => requested.push(request.url))
const { signInWithEmailAndPassword } = await import('@firebase/auth')
const { openAuth, watchUser } = await import('./firebase-auth.ts')

afterEach(async () => {
  server.resetHandlers()
  for (const auth of opened.splice(0)) await deleteApp(auth.app)
})
afterAll(() => server.close())

/** Mocks the endpoint that returns the user of the session. */
const mockUser = (user: object) =>
  http.post(/identitytoolkit.*accounts:lookup/, () =>
    HttpResponse.json({ users: [{ localId: session.localId, ...user }] }),
  )

/** Opens the sign-in client as a page does. `valueWhere` resolves to the first auth value that `accept` accepts. */
function connect() {
  const auth = openAuth({ apiKey: 'key', projectId: 'demo-site' })
  opened.push(auth)
  const store = createAuthStore(async (observer) => watchUser(auth, observer))
  const valueWhere = (accept: (value: AuthValue) => boolean) =>
    new Promise<AuthValue>((resolve) => {
      const check = () => accept(store.getValue()) && resolve(store.getValue())
      store.subscribe(check)
      check()
    })
  return { auth, valueWhere }
}

test('a visitor who has never signed in counts as signed out, without a request to Firebase', async () => {
  const { valueWhere } = connect()
  expect(await valueWhere(({ loading }) => !loading)).toEqual(signedOut)
  expect(requested).toEqual([])
})

test('a user who signs in by password is authenticated until they sign out', async () => {
  const email = 'member@site.test'
  server.use(mockUser({ email, passwordHash: 'x', providerUserInfo: [{ providerId: 'password' }] }))
  const { auth, valueWhere } = connect()
  await signInWithEmailAndPassword(auth, email, 'correct horse')
  expect((await valueWhere(({ isAuthenticated }) => isAuthenticated)).user).toEqual({
    uid: session.localId,
    email,
    isAnonymous: false,
  })
  await auth.signOut()
  expect(await valueWhere(({ user }) => user === null)).toEqual(signedOut)
})

test('ends loading with an error if the SDK rejects the configuration', async () => {
  const store = createAuthStore(async (observer) => {
    watchUser(openAuth({ apiKey: '', projectId: 'demo-site' }), observer)
  })
  await new Promise<void>((resolve) => store.subscribe(resolve))
  expect(store.getValue().loading).toBe(false)
  expect(store.getValue().error?.message).toContain('auth/invalid-api-key')
})
