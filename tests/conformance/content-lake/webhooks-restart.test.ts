/** What webhooks have to send, and have sent, is on disk with the change that they tell of. */
import { expect, test } from 'vitest'
import { eventually } from '../../helpers/eventually.ts'
import { end } from '../../helpers/server-process.ts'
import { useServerProcesses } from '../../helpers/use-server-processes.ts'
import { useHookReceiver } from './helpers/hook-receiver.ts'
import { clientOf } from './helpers/lake.ts'

const lakes = useServerProcesses('sandbox/content-lake/main.ts', 'LAKE_PORT')
const receiver = useHookReceiver()
const HOOKS = '/hooks/projects/localdev'

/** A lake in its own process with a hook. */
async function startWithHook() {
  const lake = await lakes.start()
  const client = clientOf(lake.url, 'production')
  const body = { name: 'Rebuild', url: receiver.url, secret: 'a secret' }
  const { id } = await client.request<{ id: string }>({ url: HOOKS, method: 'POST', body })
  return { ...lake, client, id }
}

test.each(['SIGKILL', 'SIGTERM'] as const)('%s loses no request', async (signal) => {
  const { child, client, id } = await startWithHook()
  receiver.answerWith('silence')
  await client.create({ _id: 'a', _type: 'port' })
  await client.create({ _id: 'b', _type: 'port' })
  await receiver.arrivals(1)
  await end(child, signal)
  const { url } = await lakes.start()
  const requests = await receiver.arrivals(3)
  expect(requests.map(({ headers }) => headers['sanity-document-id'])).toEqual(['a', 'a', 'b'])
  expect(requests[1]?.headers['idempotency-key']).toBe(requests[0]?.headers['idempotency-key'])
  expect(requests[1]?.headers).toHaveProperty('sanity-webhook-signature')
  const again = clientOf(url, 'production')
  await eventually(async () => {
    expect(await again.request({ url: `${HOOKS}/${id}/messages` })).toMatchObject([
      { status: 'success', failureCount: 0 },
      { status: 'success', failureCount: 0 },
    ])
  })
})

test('a restart keeps the log, and what a failed request has left of its attempts', async () => {
  const { child, client, id } = await startWithHook()
  receiver.answerWith(503)
  await client.create({ _id: 'a', _type: 'port' })
  const log = async (of: typeof client) => ({
    messages: await of.request<object[]>({ url: `${HOOKS}/${id}/messages` }),
    attempts: await of.request<object[]>({ url: `${HOOKS}/${id}/attempts` }),
  })
  await eventually(async () => {
    expect((await log(client)).messages).toMatchObject([{ status: 'pending', failureCount: 1 }])
  })
  const before = await log(client)
  await end(child, 'SIGKILL')
  const { url } = await lakes.start()
  // The next attempt is due 30 seconds after the first, restart or not.
  expect(await log(clientOf(url, 'production'))).toEqual(before)
})
