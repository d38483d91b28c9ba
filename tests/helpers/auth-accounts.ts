/** Accounts and tokens as the Firebase Auth emulator keeps them, in memory. */
import { randomUUID } from 'node:crypto'

type Account = {
  localId: string
  email: string | null
  password: string | null
  disabled: boolean
  tokenLifetime: number
}

/** An answer of the emulator that is an error; `message` is the code that the SDK reads. */
export class Refusal extends Error {}

/** @param tokenLifetime seconds for which ID tokens are valid */
export function createAccounts(tokenLifetime: number) {
  const accounts = new Map<string, Account>()

  const open = (localId: string | undefined, missing: string): Account => {
    const account = localId === undefined ? undefined : accounts.get(localId)
    if (!account) throw new Refusal(missing)
    if (account.disabled) throw new Refusal('USER_DISABLED')
    return account
  }
  const add = (): Account => {
    const localId = randomUUID()
    const account = { localId, email: null, password: null, disabled: false, tokenLifetime }
    accounts.set(localId, account)
    return account
  }

  return {
    /** A new account, or the one of `idToken`, given the e-mail address and password if any. */
    signUp: (email: string | null, password: string | null, idToken: string | null): Account => {
      const account = idToken === null ? add() : open(localIdIn(idToken), 'INVALID_ID_TOKEN')
      return Object.assign(account, { email, password })
    },
    signIn: (email: string | null, password: string | null): Account => {
      const found = [...accounts.values()].find((account) => account.email === email)
      const account = open(found?.localId, 'EMAIL_NOT_FOUND')
      if (account.password !== password) throw new Refusal('INVALID_PASSWORD')
      return account
    },
    ofIdToken: (token: string | null) => open(localIdIn(token), 'INVALID_ID_TOKEN'),
    ofRefreshToken: (token: string | null) => open(token ?? undefined, 'INVALID_REFRESH_TOKEN'),
    disable: (localId: string) => {
      open(localId, 'USER_NOT_FOUND').disabled = true
    },
  }
}

/** The tokens of a session, as the sign-in endpoints answer them. */
export function sessionOf(account: Account) {
  return {
    localId: account.localId,
    ...(account.email === null ? {} : { email: account.email }),
    idToken: idTokenOf(account),
    refreshToken: account.localId,
    expiresIn: String(account.tokenLifetime),
  }
}

/** An account as `accounts:lookup` answers it. */
export function infoOf({ localId, email, password }: Account) {
  if (email === null) return { localId }
  const provider = { providerId: 'password', email, federatedId: email, rawId: email }
  const passwordHash = `fakeHash:salt=fakeSalt:password=${password}`
  return { localId, email, emailVerified: false, passwordHash, providerUserInfo: [provider] }
}

/** An unsigned JSON Web Token: https://www.rfc-editor.org/rfc/rfc7519#section-6 */
function idTokenOf({ localId, email, tokenLifetime }: Account): string {
  const now = Math.floor(Date.now() / 1000)
  const provider = email === null ? 'anonymous' : 'password'
  const claims = {
    auth_time: now,
    user_id: localId,
    firebase: { identities: email === null ? {} : { email: [email] }, sign_in_provider: provider },
    iat: now,
    exp: now + tokenLifetime,
    sub: localId,
    // Tokens issued within one second would be equal, and the SDK only reports changed ones.
    jti: randomUUID(),
  }
  const parts = [{ alg: 'none', typ: 'JWT' }, claims]
  return `${parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`
}

function localIdIn(idToken: string | null): string | undefined {
  const payload = Buffer.from(idToken?.split('.')[1] ?? '', 'base64url').toString()
  return /"user_id":"([^"]+)"/.exec(payload)?.[1]
}
