import { temporaryFolder } from '../../helpers/temporary.ts'
import { expect, onTestFinished, test } from 'vitest'
import { startEmailManager } from '../../../sandbox/email-manager/server.ts'
import { BUSINESS, client, FLEET_DATA, lead, SITE_URL } from './helpers/email-manager.ts'

test('with a full disk, the email-manager answers senders with an error, and keeps and shows accepted mails', async () => {
  const dataDir = await temporaryFolder()
  const logged: string[] = []
  const emailManager = await startEmailManager({
    port: 0,
    dataDir,
    siteUrl: SITE_URL,
    businessId: BUSINESS.business_id,
    maxDatabasePages: 40,
    log: (message) => logged.push(message),
  })
  onTestFinished(() => emailManager.close())
  const service = client(() => emailManager.url)
  const send = (companyName: string) =>
    service.call(
      'POST',
      '/api/brain/send',
      lead('desk@example.com', 'fleet_quote_request', { ...FLEET_DATA, companyName }),
    )
  const accepted: unknown[] = []
  let refused: unknown
  for (let n = 0; refused === undefined && n < 100; n += 1) {
    const answer = await send(`Company ${n} ${'x'.repeat(5000)}`)
    if (answer.status === 200) accepted.push(answer.body)
    else refused = answer
  }
  expect(refused).toEqual({
    status: 507,
    body: { detail: expect.stringMatching(/could not be saved.*Please call us instead/) },
  })
  const kept = await service.mails('desk@example.com')
  const acknowledged = accepted.toReversed()
  expect(kept.map(({ id }) => ({ status: 'queued', message_id: id }))).toEqual(acknowledged)
  expect(logged).toEqual([expect.stringContaining('make room')])
})
