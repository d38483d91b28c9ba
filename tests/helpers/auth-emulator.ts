/**
 * The part of the Firebase Auth emulator that the SDK needs for anonymous and password users, over
 * HTTP. Paths, bodies and errors are those that the emulator of firebase-tools 15.34.2 was seen to
 * exchange with firebase 12.19.0; it is not used itself because it installs 340 MB.
 * Protocol: https://firebase.google.com/docs/reference/rest/auth
 */
import { createAdaptorServer } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { once } from 'node:events'
import { createAccounts, infoOf, Refusal, sessionOf } from './auth-accounts.ts'

const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts'

export type AuthEmulator = {
  url: string
  /** Paths of the calls received so far. */
  calls: string[]
  /** Disables a user. */
  disable: (localId: string) => void
  /** Refuses connections from now on. */
  stop: () => Promise<void>
}

/**
 * Starts on a free port of loopback.
 *
 * @param tokenLifetime seconds for which ID tokens are valid; the hosted service's are valid for an hour
 */
export async function startAuthEmulator({ tokenLifetime = 3600 } = {}): Promise<AuthEmulator> {
  const accounts = createAccounts(tokenLifetime)
  const calls: string[] = []
  const app = new Hono()

  app.use(async (c, next) => {
    calls.push(c.req.path)
    if (c.req.query('key')) return await next()
    return refuse(c, 403, 'The request is missing a valid API key.')
  })
  app.post(`${ACCOUNTS}:signUp`, async (c) => {
    const field = await jsonFields(c)
    const account = accounts.signUp(field('email'), field('password'), field('idToken'))
    return c.json({ kind: 'identitytoolkit#SignupNewUserResponse', ...sessionOf(account) })
  })
  app.post(`${ACCOUNTS}:signInWithPassword`, async (c) => {
    const field = await jsonFields(c)
    const session = sessionOf(accounts.signIn(field('email'), field('password')))
    return c.json({ kind: 'identitytoolkit#VerifyPasswordResponse', registered: true, ...session })
  })
  app.post(`${ACCOUNTS}:lookup`, async (c) => {
    const field = await jsonFields(c)
    const users = [infoOf(accounts.ofIdToken(field('idToken')))]
    return c.json({ kind: 'identitytoolkit#GetAccountInfoResponse', users })
  })
  app.post('/securetoken.googleapis.com/v1/token', async (c) => {
    const form = new URLSearchParams(await c.req.text())
    const session = sessionOf(accounts.ofRefreshToken(form.get('refresh_token')))
    return c.json({
      id_token: session.idToken,
      access_token: session.idToken,
      expires_in: session.expiresIn,
      refresh_token: session.refreshToken,
      token_type: 'Bearer',
      user_id: session.localId,
      project_id: '12345',
    })
  })
  app.notFound((c) => refuse(c, 404, 'Not Found'))
  app.onError((error, c) => refuse(c, error instanceof Refusal ? 400 : 500, error.message))

  const server = createAdaptorServer(app)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The emulator has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    disable: accounts.disable,
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
    },
  }
}

/** The text fields of a JSON body; null for one that is missing or not text. */
async function jsonFields(c: Context) {
  const body = Object.entries(await c.req.json<object>())
  const fields = new Map<string, unknown>(body)
  return (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : null
  }
}

function refuse(c: Context, code: 400 | 403 | 404 | 500, message: string) {
  const errors = [{ message, reason: 'invalid', domain: 'global' }]
  return c.json({ error: { code, message, errors } }, code)
}
