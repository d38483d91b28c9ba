import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startLake } from '../content-lake/start-lake.ts'
import type { Processes } from './processes.ts'
import { rebuildOnPublish } from './rebuild-on-publish.ts'
import { PUBLICATION_RULE } from './receive-publications.ts'
import { root } from './stack-settings.ts'

const lake = await startLake({ webhookRetryDelay: 1 })
afterAll(() => lake.close())
beforeEach(() => lake.reset())

const client: SanityClient = createClient(lake.clientConfig())
/** Vitest's own limit of a second is too short for a busy machine. */
const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 60_000 })

const HOOKS = '/hooks/projects/localdev'

/** Programs that run until they are told to end. */
function fakeProcesses() {
  const ends: (() => void)[] = []
  const run = vi.fn<Processes['run']>(() => new Promise((resolve) => ends.push(resolve)))
  const processes: Processes = {
    run,
    runQuietly: () => Promise.reject(new Error('not expected')),
    serve: () => Promise.reject(new Error('not expected')),
    end: () => Promise.resolve(),
  }
  return { processes, run, end: () => ends.shift()?.() }
}

async function start() {
  const fake = fakeProcesses()
  const rebuilds = await rebuildOnPublish(fake.processes, lake.url)
  onTestFinished(() => rebuilds.close())
  return { ...fake, rebuilds }
}

/** The only hook there is. */
async function hook(): Promise<{ url: string; secret: string }> {
  const hooks = await client.request<{ url: string; secret: string }[]>({ url: HOOKS })
  expect(hooks).toHaveLength(1)
  const [first = { url: '', secret: '' }] = hooks
  return first
}

const isDelivered = async () => {
  const [first] = await client.request<{ id: string }[]>({ url: HOOKS })
  const messages = await client.request<{ status: string }[]>({
    url: `${HOOKS}/${first?.id}/messages`,
  })
  expect(messages.map(({ status }) => status)).toEqual(messages.map(() => 'success'))
  return messages.length
}

test('a publication has the site built again, a draft or an upload has not', async () => {
  const { rebuilds, run } = await start()
  rebuilds.begin()
  await client.create({ _id: 'drafts.a', _type: 'port' })
  await client.assets.upload('file', Buffer.from('a file'), { filename: 'a.txt' })
  await client.create({ _id: 'a', _type: 'port' })
  await eventually(() => expect(run).toHaveBeenCalledOnce())
  expect(run.mock.lastCall?.[1]).toEqual(['builder/rebuild.ts'])
  expect(await isDelivered()).toBe(1)
})

test('what is published during a build is built after it, together', async () => {
  const { rebuilds, run, end } = await start()
  rebuilds.begin()
  await client.create({ _id: 'a', _type: 'port' })
  await eventually(() => expect(run).toHaveBeenCalledOnce())
  await client.create({ _id: 'b', _type: 'port' })
  await client.create({ _id: 'c', _type: 'port' })
  await eventually(async () => expect(await isDelivered()).toBe(3))
  expect(run).toHaveBeenCalledOnce()
  end()
  await eventually(() => expect(run).toHaveBeenCalledTimes(2))
})

test('what is published before the first build has ended is built after it', async () => {
  const { rebuilds, run } = await start()
  await client.create({ _id: 'a', _type: 'port' })
  await eventually(async () => expect(await isDelivered()).toBe(1))
  expect(run).not.toHaveBeenCalled()
  rebuilds.begin()
  await eventually(() => expect(run).toHaveBeenCalledOnce())
})

test('a failed build is told, and the next publication is built', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { rebuilds, run } = await start()
  run.mockRejectedValueOnce(new Error('The build failed.'))
  rebuilds.begin()
  await client.create({ _id: 'a', _type: 'port' })
  await eventually(() =>
    expect(told).toHaveBeenCalledWith('The build failed. The site stays as it was.'),
  )
  await client.create({ _id: 'b', _type: 'port' })
  await eventually(() => expect(run).toHaveBeenCalledTimes(2))
})

test('each start has one hook, and what the last one could not send is dropped', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  await client.request({ url: HOOKS, method: 'POST', body: { name: 'Own', url: 'http://x.test' } })
  const { rebuilds } = await start()
  await rebuilds.close()
  await client.create({ _id: 'a', _type: 'port' })
  const { run, rebuilds: again } = await start()
  again.begin()
  const hooks = await client.request<{ name: string }[]>({ url: HOOKS })
  expect(hooks.map(({ name }) => name)).toEqual(['Own', 'Rebuild of the site'])
  await client.create({ _id: 'b', _type: 'port' })
  await eventually(() => expect(run).toHaveBeenCalledOnce())
  expect(told).not.toHaveBeenCalled()
})

test.each([undefined, `t=${Date.now()},v1=forged`])(
  'a request with the signature %s builds nothing, and is told',
  async (signature) => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { run } = await start()
    const { url } = await hook()
    const headers = { ...(signature !== undefined && { 'sanity-webhook-signature': signature }) }
    const response = await fetch(url, { method: 'POST', body: '{"_id":"a"}', headers })
    expect(response.status).toBe(401)
    expect(told).toHaveBeenCalledWith(expect.stringContaining('not signed'))
    expect(run).not.toHaveBeenCalled()
  },
)

test('the rule is the one that docs/deployment.md has for the hosted lake', async () => {
  const text = await readFile(path.join(root, 'docs/deployment.md'), 'utf8')
  expect(text).toContain(`| Filter           | \`${PUBLICATION_RULE.filter}\` |`)
  expect(text).toMatch(
    new RegExp(`\\| Projection +\\| \`${RegExp.escape(PUBLICATION_RULE.projection)}\``),
  )
})
