import { once } from 'node:events'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { endProcess } from '../../helpers/server-process.ts'
import { useServerProcesses } from '../../helpers/use-server-processes.ts'
import { client, lead, PRE_ARRIVAL_DATA, signupBody } from './helpers/email-manager.ts'

const queuedSchema = v.object({ message_id: v.string() })

const processes = useServerProcesses('sandbox/email-manager/main.ts', 'EMAIL_MANAGER_PORT')

async function start(environment?: Record<string, string>) {
  const service = await processes.start(environment)
  return { ...service, ...client(() => service.url) }
}

describe('an email-manager in a separate process', () => {
  test('prints its address and its outbox’s address', async () => {
    const { line, url } = await start()
    expect(line).toBe(`email-manager ${url} (outbox ${url}/outbox)`)
    expect((await fetch(`${url}/outbox`)).status).toBe(200)
  })

  test.each(['SIGINT', 'SIGTERM'] as const)(
    'ends cleanly on %s, without waiting for pending calls',
    async (signal) => {
      const service = await start()
      const { child } = service
      await service.call('PUT', '/faults', {
        call: 'signup',
        fault: { latencyMs: 60_000 },
        times: 1,
      })
      const slow = service
        .call('POST', '/api/brain/signup', signupBody('slow@example.com'))
        .catch((error: unknown) => error)
      // The email-manager removes the fault when it has received the call.
      await expect.poll(async () => (await service.call('GET', '/faults')).body).toEqual([])
      const closed = once(child, 'close')
      child.kill(signal)
      expect(await closed).toEqual([0, null])
      expect(await slow).toBeInstanceOf(TypeError)
    },
  )

  test('says why it does not start', async () => {
    await start()
    expect((await processes.startAndFail({})).stderr).toContain(
      'another email-manager is running on the same data',
    )
    const failed = await processes.startAndFail({ EMAIL_MANAGER_PORT: 'x' })
    expect(failed.code).toBe(1)
    expect(failed.stderr).toContain('EMAIL_MANAGER_PORT must be a port number, not "x"')
  })
})

describe('an acknowledged lead', () => {
  test('still has its mails to desk and customer after kill -9', async () => {
    const service = await start()
    const acknowledged: string[] = []
    const senders = Array.from({ length: 4 }, async (_, sender) => {
      for (let i = 0; ; i += 1) {
        const data = { ...PRE_ARRIVAL_DATA, vesselName: `MV ${sender}-${i}` }
        const answer = await service.call(
          'POST',
          '/api/brain/send',
          lead('desk@example.com', 'pre_arrival_request', data),
        )
        acknowledged.push(v.parse(queuedSchema, answer.body).message_id)
        if (acknowledged.length === 40) service.child.kill('SIGKILL')
      }
    })
    await Promise.allSettled(senders)

    const restarted = await start()
    const toDesk = await restarted.mails('desk@example.com')
    expect(toDesk.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged))
    expect(await restarted.mails('master@example.com')).toHaveLength(toDesk.length)
  })

  test('keeps its idempotency key after kill -9: a repeated request makes no second lead', async () => {
    const body = lead('desk@example.com', 'pre_arrival_request', PRE_ARRIVAL_DATA)
    const path = '/api/brain/send?idempotency_key=one-form'
    const first = await start()
    const answer = await first.call('POST', path, body)
    await endProcess(first.child, 'SIGKILL')
    const second = await start()
    expect(await second.call('POST', path, body)).toEqual(answer)
    expect(await second.mails('desk@example.com')).toHaveLength(1)
  })
})
