import { describe, expect, test } from 'vitest'
import { useEmailManager } from './helpers/email-manager.ts'
import { BUSINESS } from './helpers/payloads.ts'
import { subscribe } from './helpers/subscribe.ts'

const service = useEmailManager()
const ALL = { compliance: true, emergency: true, newsletter: true, transactional: true }
const NONE = { compliance: false, emergency: false, newsletter: false, transactional: true }

function path(email: string) {
  return `/api/brain/preferences/${encodeURIComponent(email)}`
}

function read(email: string, token: string, businessId = BUSINESS.business_id) {
  const search = new URLSearchParams({ business_id: businessId, token })
  return service.call('GET', `${path(email)}?${String(search)}`)
}

function change(email: string, token: string, preferences: unknown) {
  return service.call('PUT', path(email), { ...BUSINESS, token, preferences })
}

describe('preferences', () => {
  test('are all on for a new subscriber', async () => {
    const { manage } = await subscribe(service, 'new@example.com')
    expect(await read('new@example.com', manage)).toEqual({
      status: 200,
      body: { preferences: ALL },
    })
  })

  test('are changed and stay changed', async () => {
    const { manage } = await subscribe(service, 'change@example.com')
    const chosen = { ...ALL, newsletter: false }
    expect(await change('change@example.com', manage, chosen)).toEqual({
      status: 200,
      body: { status: 'updated', preferences: chosen },
    })
    expect(await read('change@example.com', manage)).toMatchObject({
      body: { preferences: chosen },
    })
    expect(await service.subscriber('change@example.com')).toMatchObject({ state: 'confirmed' })
  })

  test('all off is unsubscribed, and one on again is not', async () => {
    const { manage } = await subscribe(service, 'off@example.com')
    await change('off@example.com', manage, NONE)
    expect(await service.subscriber('off@example.com')).toMatchObject({ state: 'unsubscribed' })
    await change('off@example.com', manage, { ...NONE, emergency: true })
    expect(await service.subscriber('off@example.com')).toMatchObject({ state: 'confirmed' })
  })

  test('are still reached after unsubscribing, by the same link', async () => {
    const { manage } = await subscribe(service, 'gone@example.com')
    await service.call('POST', '/api/brain/unsubscribe', { email: 'gone@example.com', ...BUSINESS })
    expect(await read('gone@example.com', manage)).toMatchObject({ body: { preferences: NONE } })
  })

  test.each(["o'neill+tag@example.com", 'a/b@example.com', '100%@example.com', 'जहाज@example.com'])(
    'of %s are found by the address in the path',
    async (email) => {
      const { manage } = await subscribe(service, email)
      expect(await read(email, manage)).toMatchObject({ status: 200 })
    },
  )

  test('never turn account mail off', async () => {
    const { manage } = await subscribe(service, 'account@example.com')
    const answer = await change('account@example.com', manage, { ...ALL, transactional: false })
    expect(answer).toEqual({
      status: 422,
      body: {
        detail: [
          {
            loc: ['body', 'preferences', 'transactional'],
            msg: 'Input should be True',
            type: 'literal_error',
          },
        ],
      },
    })
  })
})

describe('a link that is not good', () => {
  test('has one answer, to read and to change, whatever is wrong with it', async () => {
    const { confirm, manage } = await subscribe(service, 'known@example.com')
    await subscribe(service, 'other@example.com')
    const links = [
      ['known@example.com', 'wrong'],
      ['known@example.com', ''],
      ['known@example.com', confirm],
      ['other@example.com', manage],
      ['unknown@example.com', manage],
      ['no address', manage],
      ['<script>', manage],
    ] as const
    const answers = await Promise.all(
      links.flatMap(([email, token]) => [read(email, token), change(email, token, NONE)]),
    )
    const expected = {
      status: 400,
      body: { detail: expect.stringMatching(/^This link is invalid or has expired\./) },
    }
    expect(answers).toEqual(answers.map(() => expected))
    expect(await service.subscriber('known@example.com')).toMatchObject({ state: 'confirmed' })
  })

  test('of another business is not served', async () => {
    const { manage } = await subscribe(service, 'business@example.com')
    expect(await read('business@example.com', manage, 'someone-else')).toMatchObject({
      status: 404,
    })
  })

  test('without its parameters is named so', async () => {
    const missing = (name: string) => ({
      loc: ['query', name],
      msg: 'Field required',
      type: 'missing',
    })
    expect(await service.call('GET', path('known@example.com'))).toEqual({
      status: 422,
      body: { detail: [missing('business_id'), missing('token')] },
    })
  })

  test('with a path that is no UTF-8 is refused', async () => {
    const answer = await service.call(
      'GET',
      '/api/brain/preferences/%E0%A4%A?business_id=global-salvage&token=t',
    )
    expect(answer.status).toBe(400)
  })
})
