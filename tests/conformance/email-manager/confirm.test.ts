import { describe, expect, test } from 'vitest'
import { SITE_URL, useEmailManager } from './helpers/email-manager.ts'
import { BUSINESS, signup } from './helpers/payloads.ts'
import { linksIn, newestToken, subscribe } from './helpers/subscribe.ts'

const service = useEmailManager()
const CONFIRM = '/api/brain/confirm'
const CONFIRMED = { status: 200, body: { status: 'confirmed' } }

async function pending(email: string) {
  await service.call('POST', '/api/brain/signup', signup(email))
  return { email, token: await newestToken(service, email), ...BUSINESS }
}

describe('confirming', () => {
  test('subscribes, and sends a mail with links to manage and to leave', async () => {
    const link = await pending('new@example.com')
    expect(await service.call('POST', CONFIRM, link)).toEqual(CONFIRMED)
    expect(await service.subscriber('new@example.com')).toMatchObject({ state: 'confirmed' })
    const [mail] = await service.mails('new@example.com')
    expect(mail?.template).toBe('newsletter_welcome')
    const token = expect.stringMatching(/^[\w-]{32}$/)
    expect(linksIn(mail)).toEqual([
      { origin: SITE_URL, pathname: '/email-preferences', email: 'new@example.com', token },
      { origin: SITE_URL, pathname: '/unsubscribe', email: 'new@example.com', token },
    ])
  })

  test('again is accepted and sends nothing more', async () => {
    const link = await pending('twice@example.com')
    await service.call('POST', CONFIRM, link)
    expect(await service.call('POST', CONFIRM, link)).toEqual(CONFIRMED)
    expect(await service.mails('twice@example.com')).toHaveLength(2)
  })

  test('twice at once sends one welcome', async () => {
    const link = await pending('double@example.com')
    const answers = await Promise.all([1, 2].map(() => service.call('POST', CONFIRM, link)))
    expect(answers).toEqual([CONFIRMED, CONFIRMED])
    expect(await service.mails('double@example.com')).toHaveLength(2)
  })

  test('works however the address is written', async () => {
    const link = await pending('case@example.com')
    const written = { ...link, email: ' CASE@Example.com' }
    expect(await service.call('POST', CONFIRM, written)).toEqual(CONFIRMED)
  })

  test('does not undo unsubscribing', async () => {
    const { confirm } = await subscribe(service, 'left@example.com')
    await service.call('POST', '/api/brain/unsubscribe', { email: 'left@example.com', ...BUSINESS })
    const again = { email: 'left@example.com', token: confirm, ...BUSINESS }
    expect(await service.call('POST', CONFIRM, again)).toMatchObject({ status: 400 })
    expect(await service.subscriber('left@example.com')).toMatchObject({ state: 'unsubscribed' })
  })
})

describe('a link that is not good', () => {
  test('has one answer, whatever is wrong with it', async () => {
    const link = await pending('known@example.com')
    const other = await subscribe(service, 'other@example.com')
    const answers = await Promise.all(
      [
        { ...link, token: 'wrong' },
        { ...link, token: '' },
        { ...link, token: 'x'.repeat(10_000) },
        { ...link, token: `${link.token}x` },
        { ...link, token: link.token.slice(0, -1) },
        { ...link, token: '<script>alert(1)</script>' },
        { ...link, token: other.confirm },
        { ...link, token: other.manage },
        { ...link, email: 'unknown@example.com' },
        { ...link, email: 'no address' },
        { ...link, email: '<img src=x onerror=alert(1)>' },
        { ...link, email: 'x'.repeat(10_000) },
      ].map((body) => service.call('POST', CONFIRM, body)),
    )
    const expected = {
      status: 400,
      body: { detail: expect.stringMatching(/^This link is invalid or has expired\./) },
    }
    expect(answers).toEqual(answers.map(() => expected))
    expect(await service.subscriber('known@example.com')).toMatchObject({ state: 'pending' })
  })

  test('of another business is not served', async () => {
    const link = await pending('business@example.com')
    const answer = await service.call('POST', CONFIRM, { ...link, business_id: 'someone-else' })
    expect(answer).toEqual({ status: 404, body: { detail: 'Business not found' } })
  })

  test('with a field missing is named so', async () => {
    const { token: _token, ...rest } = await pending('missing@example.com')
    expect(await service.call('POST', CONFIRM, rest)).toEqual({
      status: 422,
      body: { detail: [{ loc: ['body', 'token'], msg: 'Field required', type: 'missing' }] },
    })
  })
})
