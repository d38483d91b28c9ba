import { describe, expect, test } from 'vitest'
import { useEmailManager } from './helpers/email-manager.ts'
import { BUSINESS } from './helpers/payloads.ts'
import { subscribe } from './helpers/subscribe.ts'

const service = useEmailManager()
const UNSUBSCRIBE = '/api/brain/unsubscribe'
const UNSUBSCRIBED = { status: 200, body: { status: 'unsubscribed' } }

describe('unsubscribing', () => {
  test('turns all marketing off, and sends no mail about it', async () => {
    await subscribe(service, 'leave@example.com')
    const before = await service.mails('leave@example.com')
    const body = { email: 'Leave@example.com', ...BUSINESS }
    expect(await service.call('POST', UNSUBSCRIBE, body)).toEqual(UNSUBSCRIBED)
    expect(await service.subscriber('leave@example.com')).toMatchObject({
      state: 'unsubscribed',
      preferences: { compliance: false, emergency: false, newsletter: false },
    })
    expect(await service.mails('leave@example.com')).toEqual(before)
  })

  test('again, or of an unknown address, has the same answer', async () => {
    await subscribe(service, 'twice@example.com')
    for (const email of ['twice@example.com', 'twice@example.com', 'unknown@example.com']) {
      expect(await service.call('POST', UNSUBSCRIBE, { email, ...BUSINESS })).toEqual(UNSUBSCRIBED)
    }
    expect(await service.subscriber('unknown@example.com')).toBeUndefined()
  })

  test('of another business is not served', async () => {
    const body = { email: 'a@example.com', business_id: 'someone-else' }
    expect(await service.call('POST', UNSUBSCRIBE, body)).toMatchObject({ status: 404 })
  })
})

describe('the header for mail programs (RFC 8058)', () => {
  async function oneClick(email: string) {
    await subscribe(service, email)
    const [mail] = await service.mails(email)
    const [, url] = /^<(.+)>$/.exec(mail?.headers['List-Unsubscribe'] ?? '') ?? []
    return { url: url ?? '', body: mail?.headers['List-Unsubscribe-Post'] ?? '' }
  }

  test('is on newsletter mail', async () => {
    const { url, body } = await oneClick('header@example.com')
    expect(new URL(url).origin).toBe(service.url)
    expect(body).toBe('List-Unsubscribe=One-Click')
  })

  test('works with one POST of what it says, without cookies or redirects', async () => {
    const { url, body } = await oneClick('click@example.com')
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const response = await fetch(url, { method: 'POST', body, headers, redirect: 'error' })
    expect(response.status).toBe(200)
    expect(await service.subscriber('click@example.com')).toMatchObject({ state: 'unsubscribed' })
    const again = await fetch(url, { method: 'POST', body, headers })
    expect(again.status).toBe(200)
  })

  test('works as multipart too', async () => {
    const { url } = await oneClick('multipart@example.com')
    const body = new FormData()
    body.set('List-Unsubscribe', 'One-Click')
    expect((await fetch(url, { method: 'POST', body })).status).toBe(200)
    expect(await service.subscriber('multipart@example.com')).toMatchObject({
      state: 'unsubscribed',
    })
  })

  test('does nothing when a scanner follows it, or posts something else', async () => {
    const { url } = await oneClick('scanner@example.com')
    expect((await fetch(url)).status).toBe(405)
    expect((await fetch(url, { method: 'POST' })).status).toBe(400)
    expect(
      (await fetch(url, { method: 'POST', body: new URLSearchParams({ a: 'b' }) })).status,
    ).toBe(400)
    expect(await service.subscriber('scanner@example.com')).toMatchObject({ state: 'confirmed' })
  })

  test('needs its token', async () => {
    const { url, body } = await oneClick('token@example.com')
    const wrong = new URL(url)
    wrong.searchParams.set('token', 'wrong')
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    expect((await fetch(wrong, { method: 'POST', body, headers })).status).toBe(400)
    expect(await service.subscriber('token@example.com')).toMatchObject({ state: 'confirmed' })
  })
})
