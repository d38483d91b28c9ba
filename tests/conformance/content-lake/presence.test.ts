import { once } from 'node:events'
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { inbox } from './helpers/inbox.ts'
import { useLake } from './helpers/lake.ts'

const lake = useLake()

interface Message {
  id?: string | null
  result?: unknown
  error?: { code: number; message: string }
  params?: { subscription: string; result: unknown }
}

/** Connects as the Studio's `@sanity/bifur-client` does. */
async function join(cookie = '') {
  const url = `${lake.url.replace('http', 'ws')}/v2022-06-30/socket/production`
  // Unlike a browser's WebSocket, Node's accepts headers.
  const socket: WebSocket = Reflect.construct(WebSocket, [url, { headers: { cookie } }])
  const { add, next } = inbox<Message>()
  socket.addEventListener('message', ({ data }) => {
    if (data !== '♥') add(JSON.parse(String(data)))
  })
  await once(socket, 'open')
  const call = (method: string, params = {}, id = method) =>
    socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
  const subscribe = async () => {
    call('presence_subscribe')
    return (await next()).result
  }
  return { socket, next, call, subscribe, [Symbol.dispose]: () => socket.close() }
}

const announcement = { data: { sessionId: 's1', locations: [{ documentId: 'a', path: ['name'] }] } }

test('presence tells a subscriber what another tab announces, and the user id of that tab', async () => {
  const body = new URLSearchParams({ name: 'Asha' })
  const chosen = await lake.request('/who', { method: 'POST', body, redirect: 'manual' })
  const [cookie] = chosen.headers.get('set-cookie')?.split(';') ?? []
  using subscriber = await join()
  using colleague = await join(cookie)
  const subscription = await subscriber.subscribe()
  expect(subscription).toEqual(expect.any(String))
  colleague.call('presence_announce', announcement)
  expect(await colleague.next()).toMatchObject({ id: 'presence_announce', result: 'ok' })
  expect(await subscriber.next()).toMatchObject({
    method: 'presence_subscription',
    params: {
      subscription,
      result: { type: 'state', i: cookie?.split('=')[1], m: announcement.data },
    },
  })
})

test('presence announces that a tab was closed, even if the tab does not announce it', async () => {
  using subscriber = await join()
  await subscriber.subscribe()
  const colleague = await join()
  colleague.call('presence_announce', announcement)
  expect((await subscriber.next()).params?.result).toMatchObject({ type: 'state' })
  colleague.socket.close()
  expect((await subscriber.next()).params?.result).toMatchObject({
    type: 'disconnect',
    m: { session: 's1' },
  })
})

test.each<Record<string, string>>([{ origin: 'https://example.com' }, { host: 'example.com' }])(
  'refuses a connection with %j',
  async (headers) => {
    const { port } = new URL(lake.url)
    const upgrade = {
      host: `localhost:${port}`,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.alloc(16).toString('base64'),
    }
    const upgradeRequest = request({
      host: '127.0.0.1',
      port,
      path: '/v1/socket/production',
      headers: { ...upgrade, ...headers },
    }).end()
    const [response] = await once(upgradeRequest, 'response')
    expect(response.resume().statusCode).toBe(403)
  },
)
