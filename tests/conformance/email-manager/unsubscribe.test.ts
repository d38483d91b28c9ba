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
