/** Signing up, confirming, preferences and unsubscribing. */
import { describe, expect, test } from 'vitest'
import {
  BUSINESS,
  linksIn,
  newestToken,
  signupBody,
  SITE_URL,
  subscribe,
  useEmailManager,
} from './helpers/email-manager.ts'

const service = useEmailManager()
const [SIGNUP, CONFIRM, UNSUBSCRIBE] = [
  '/api/brain/signup',
  '/api/brain/confirm',
  '/api/brain/unsubscribe',
]
const responseWith = (status: string) => ({ status: 200, body: { status } })
const [PENDING, CONFIRMED, UNSUBSCRIBED] = [
  responseWith('pending'),
  responseWith('confirmed'),
  responseWith('unsubscribed'),
]
const ALL = { compliance: true, emergency: true, newsletter: true }
const NONE = { compliance: false, emergency: false, newsletter: false }

const signUp = (email: string, search = '') =>
  service.call('POST', `${SIGNUP}${search}`, signupBody(email))
const confirm = (email: string, token: string) =>
  service.call('POST', CONFIRM, { email, token, ...BUSINESS })
const unsubscribe = (email: string) => service.call('POST', UNSUBSCRIBE, { email, ...BUSINESS })

async function pendingToken(email: string): Promise<string> {
  await signUp(email)
  return await newestToken(service, email)
}

const preferencesPath = (email: string) => `/api/brain/preferences/${encodeURIComponent(email)}`

function readPreferences(email: string, token: string, business_id = BUSINESS.business_id) {
  const search = new URLSearchParams({ business_id, token })
  return service.call('GET', `${preferencesPath(email)}?${String(search)}`)
}

const changePreferences = (
  email: string,
  token: string,
  preferences: unknown,
  business_id = BUSINESS.business_id,
) => service.call('PUT', preferencesPath(email), { business_id, token, preferences })

describe('signing up', () => {
  test('is pending, and sends a mail with a link to confirm', async () => {
    expect(await signUp('new@example.com')).toEqual(PENDING)
    const [mail, ...otherMails] = await service.mails('new@example.com')
    expect(otherMails).toEqual([])
    expect(mail).toMatchObject({
      template: 'newsletter_confirmation',
      subject: 'Please confirm your subscription',
    })
    expect(linksIn(mail)).toEqual([
      {
        origin: SITE_URL,
        pathname: '/email-confirmation',
        email: 'new@example.com',
        token: expect.stringMatching(/^[\w-]{32}$/),
      },
    ])
    const subscriber = await service.subscriber('new@example.com')
    expect(subscriber).toMatchObject({ state: 'pending', preferences: ALL })
  })

  test('answers a confirmed subscriber like a new one, and mails them that they are subscribed', async () => {
    await subscribe(service, 'known@example.com')
    expect(await signUp('known@example.com')).toEqual(PENDING)
    const [mail] = await service.mails('known@example.com')
    expect(mail?.template).toBe('newsletter_already_subscribed')
    expect(await service.subscriber('known@example.com')).toMatchObject({ state: 'confirmed' })
  })
})

test('several requests with the same idempotency key are one signup, and the key is valid for one address', async () => {
  const email = 'key@example.com'
  const send = (address: string) => signUp(address, '?idempotency_key=signup-1')
  expect(await send('nobody')).toMatchObject({ status: 422 })
  const answers = await Promise.all([...Array(10).fill(email), ' Key@EXAMPLE.com '].map(send))
  expect(answers).toEqual(answers.map(() => PENDING))
  expect(await service.mails(email)).toHaveLength(1)
  await unsubscribe(email)
  expect(await send(email)).toEqual(PENDING)
  expect(await service.subscriber(email)).toMatchObject({ state: 'unsubscribed' })
  expect(await send('second@example.com')).toEqual({
    status: 409,
    body: { detail: 'This idempotency_key was already used for another request' },
  })
  expect(await service.subscriber('second@example.com')).toBeUndefined()
})

describe('confirming', () => {
  test('subscribes, and sends a mail with links to preferences and unsubscribing', async () => {
    const email = 'confirm@example.com'
    expect(await confirm(email, await pendingToken(email))).toEqual(CONFIRMED)
    expect(await service.subscriber(email)).toMatchObject({ state: 'confirmed' })
    const [mail] = await service.mails(email)
    expect(mail?.template).toBe('newsletter_welcome')
    const token = expect.stringMatching(/^[\w-]{32}$/)
    expect(linksIn(mail)).toEqual([
      { origin: SITE_URL, pathname: '/email-preferences', email, token },
      { origin: SITE_URL, pathname: '/unsubscribe', email, token },
    ])
  })
})

describe('preferences', () => {
  test('are all on at first, and keep changes', async () => {
    const email = 'change@example.com'
    const { manage } = await subscribe(service, email)
    const all = { ...ALL, transactional: true }
    const expected = { status: 200, body: { preferences: all } }
    expect(await readPreferences(email, manage)).toEqual(expected)
    const preferences = { ...all, newsletter: false }
    expect(await changePreferences(email, manage, preferences)).toEqual({
      status: 200,
      body: { status: 'updated', preferences },
    })
    expect(await readPreferences(email, manage)).toMatchObject({ body: { preferences } })
  })

  test('turning all off unsubscribes, turning one on resubscribes, and the link stays valid', async () => {
    const email = 'off@example.com'
    const { manage } = await subscribe(service, email)
    await changePreferences(email, manage, { ...NONE, transactional: true })
    expect(await service.subscriber(email)).toMatchObject({ state: 'unsubscribed' })
    await changePreferences(email, manage, { ...NONE, emergency: true, transactional: true })
    expect(await service.subscriber(email)).toMatchObject({ state: 'confirmed' })
    await unsubscribe(email)
    expect(await readPreferences(email, manage)).toMatchObject({ body: { preferences: NONE } })
  })

  test.each(["o'neill+tag@example.com", 'a/b&c#d@example.com', '100%@example.com'])(
    'of %s are found by the address in the path, and the links in mails contain the same address',
    async (email) => {
      const { manage } = await subscribe(service, email)
      expect(await readPreferences(email, manage)).toMatchObject({ status: 200 })
      const [mail] = await service.mails(email)
      expect(linksIn(mail)).toMatchObject([{ email }, { email }])
    },
  )

  test('cannot turn transactional mail off', async () => {
    const email = 'account@example.com'
    const { manage } = await subscribe(service, email)
    const response = await changePreferences(email, manage, { ...ALL, transactional: false })
    const loc = ['body', 'preferences', 'transactional']
    expect(response).toMatchObject({ status: 422, body: { detail: [{ loc }] } })
  })
})

describe('unsubscribing', () => {
  test('again, or with an unknown address, gets the same answer', async () => {
    await subscribe(service, 'leave@example.com')
    for (const email of ['leave@example.com', 'leave@example.com', 'unknown@example.com'])
      expect(await unsubscribe(email)).toEqual(UNSUBSCRIBED)
    expect(await service.subscriber('leave@example.com')).toMatchObject({ state: 'unsubscribed' })
    expect(await service.subscriber('unknown@example.com')).toBeUndefined()
  })

  // A mail scanner that opens the links of old mails must not subscribe the address again.
  test('invalidates the confirmation link, as does turning all preferences off', async () => {
    const email = 'scanned@example.com'
    const { confirm: firstToken, manage } = await subscribe(service, email)
    await changePreferences(email, manage, { ...NONE, transactional: true })
    expect(await confirm(email, firstToken)).toMatchObject({ status: 400 })
    const secondToken = await pendingToken(email)
    await unsubscribe(email)
    expect(await confirm(email, secondToken)).toMatchObject({ status: 400 })
    expect(await service.subscriber(email)).toMatchObject({ state: 'unsubscribed' })
  })
})

test('every call with a token answers an invalid link in the same way, whatever is wrong with the link', async () => {
  const pending = await pendingToken('aimed@example.com')
  const other = await subscribe(service, 'other@example.com')
  const links: [email: string, token: string][] = [
    ...['wrong', '', 'x'.repeat(2000), `${pending}x`, pending.slice(0, -1), '<script>'].map(
      (token): [string, string] => ['aimed@example.com', token],
    ),
    ['aimed@example.com', other.confirm],
    ['aimed@example.com', other.manage],
    ...['nobody@example.com', 'no address', '<img src=x onerror=alert(1)>', 'x'.repeat(2000)].map(
      (email): [string, string] => [email, pending],
    ),
  ]
  const answers = await Promise.all(
    links.flatMap(([email, token]) => [
      confirm(email, token),
      readPreferences(email, token),
      changePreferences(email, token, { ...NONE, transactional: true }),
    ]),
  )
  const detail = expect.stringMatching(/^This link is invalid or has expired\./)
  expect(answers).toEqual(answers.map(() => ({ status: 400, body: { detail } })))
  expect(await service.subscriber('aimed@example.com')).toMatchObject({ state: 'pending' })
  expect(await readPreferences('other@example.com', other.confirm)).toMatchObject({ status: 400 })
})

test('refuses calls for another business', async () => {
  const email = 'business@example.com'
  const business_id = 'someone-else'
  const answers = [
    await service.call('POST', SIGNUP, { ...signupBody(email), business_id }),
    await service.call('POST', CONFIRM, { email, token: 't', business_id }),
    await readPreferences(email, 't', business_id),
    await changePreferences(email, 't', { ...ALL, transactional: true }, business_id),
    await service.call('POST', UNSUBSCRIBE, { email, business_id }),
  ]
  const refused = { status: 404, body: { detail: 'Business not found' } }
  expect(answers).toEqual(answers.map(() => refused))
  expect(await service.subscriber(email)).toBeUndefined()
})
