import { describe, expect, test } from 'vitest'
import { SITE_URL, useEmailManager } from './helpers/email-manager.ts'
import { BUSINESS, signup } from './helpers/payloads.ts'
import { linksIn, subscribe } from './helpers/subscribe.ts'

const service = useEmailManager()
const SIGNUP = '/api/brain/signup'
const PENDING = { status: 200, body: { status: 'pending' } }

describe('signing up', () => {
  test('is pending, and sends a mail with a link to confirm', async () => {
    expect(await service.call('POST', SIGNUP, signup('new@example.com'))).toEqual(PENDING)
    const [mail, ...more] = await service.mails('new@example.com')
    expect(more).toEqual([])
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
    expect(await service.subscriber('new@example.com')).toMatchObject({
      state: 'pending',
      preferences: { compliance: true, emergency: true, newsletter: true },
    })
  })

  test('again sends the mail again, and keeps one subscriber', async () => {
    await service.call('POST', SIGNUP, signup('twice@example.com'))
    expect(await service.call('POST', SIGNUP, signup(' Twice@EXAMPLE.com '))).toEqual(PENDING)
    const templates = (await service.mails('twice@example.com')).map(({ template }) => template)
    expect(templates).toEqual(['newsletter_confirmation', 'newsletter_confirmation'])
  })

  test('of one who has confirmed is answered alike, and tells only them', async () => {
    await subscribe(service, 'known@example.com')
    expect(await service.call('POST', SIGNUP, signup('known@example.com'))).toEqual(PENDING)
    const [mail] = await service.mails('known@example.com')
    expect(mail?.template).toBe('newsletter_already_subscribed')
    expect(await service.subscriber('known@example.com')).toMatchObject({ state: 'confirmed' })
  })

  test('a hundred times at once is one subscriber', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => service.call('POST', SIGNUP, signup('many@example.com'))),
    )
    expect(answers).toEqual(answers.map(() => PENDING))
    expect(await service.mails('many@example.com')).toHaveLength(answers.length)
    expect(await service.subscriber('many@example.com')).toMatchObject({ state: 'pending' })
  })
})

describe('an idempotency key', () => {
  const send = (email: string, key: string) =>
    service.call('POST', `${SIGNUP}?idempotency_key=${encodeURIComponent(key)}`, signup(email))

  test('makes one signup of many requests, also at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send('key@example.com', 'signup-1')),
    )
    expect(answers).toEqual(answers.map(() => PENDING))
    expect(await send(' Key@EXAMPLE.com ', 'signup-1')).toEqual(PENDING)
    expect(await service.mails('key@example.com')).toHaveLength(1)
  })

  test('does not bring back one who has unsubscribed since', async () => {
    await send('gone@example.com', 'signup-2')
    await service.call('POST', '/api/brain/unsubscribe', { ...BUSINESS, email: 'gone@example.com' })
    expect(await send('gone@example.com', 'signup-2')).toEqual(PENDING)
    expect(await service.subscriber('gone@example.com')).toMatchObject({ state: 'unsubscribed' })
  })

  test('is for one address', async () => {
    await send('first@example.com', 'signup-3')
    expect(await send('second@example.com', 'signup-3')).toEqual({
      status: 409,
      body: { detail: 'This idempotency_key was already used for another request' },
    })
    expect(await service.subscriber('second@example.com')).toBeUndefined()
  })

  test('is not spent by a signup that is refused', async () => {
    expect(await send('nobody', 'signup-4')).toMatchObject({ status: 422 })
    expect(await send('somebody@example.com', 'signup-4')).toEqual(PENDING)
  })

  test.each(['', 'x'.repeat(256), 'with space'])('%j is none', async (key) => {
    expect(await send('bad-key@example.com', key)).toEqual({
      status: 400,
      body: { detail: expect.stringContaining('idempotency_key') },
    })
    expect(await service.subscriber('bad-key@example.com')).toBeUndefined()
  })
})

describe('what is odd', () => {
  test.each(['', 'nobody', 'a@b', 'a b@example.com', 'a@example.com\r\nBcc: b@example.com'])(
    'the address %j is refused',
    async (email) => {
      expect(await service.call('POST', SIGNUP, signup(email))).toEqual({
        status: 422,
        body: {
          detail: [
            {
              loc: ['body', 'email'],
              msg: 'value is not a valid email address',
              type: 'value_error',
            },
          ],
        },
      })
    },
  )

  test('every missing field is named', async () => {
    const { status, body } = await service.call('POST', SIGNUP, { metadata: { source: 'x' } })
    expect(status).toBe(422)
    const missing = (...loc: string[]) => ({ loc, msg: 'Field required', type: 'missing' })
    expect(body).toEqual({
      detail: [
        missing('body', 'email'),
        missing('body', 'business_id'),
        missing('body', 'journey_state'),
        missing('body', 'metadata', 'preferences'),
      ],
    })
  })

  test('a preference is true or false', async () => {
    const body = signup('odd@example.com')
    const preferences = { compliance: 'yes', emergency: 1, newsletter: null }
    const odd = { ...body, metadata: { ...body.metadata, preferences } }
    const answer = await service.call('POST', SIGNUP, odd)
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({
      detail: ['compliance', 'emergency', 'newsletter'].map((name) => ({
        loc: ['body', 'metadata', 'preferences', name],
        type: 'bool_type',
      })),
    })
    expect(await service.subscriber('odd@example.com')).toBeUndefined()
  })

  test('another business is not served', async () => {
    const body = { ...signup('other@example.com'), business_id: 'someone-else' }
    expect(await service.call('POST', SIGNUP, body)).toEqual({
      status: 404,
      body: { detail: 'Business not found' },
    })
    expect(await service.subscriber('other@example.com')).toBeUndefined()
  })
})
