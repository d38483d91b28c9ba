import { temporaryFolder } from '../../tests/helpers/temporary.ts'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startContentLake } from '../content-lake/server.ts'
import { KilledError, type Processes } from './processes.ts'
import { PUBLICATION_FILTER, rebuildOnPublish, receivePublications } from './rebuild-on-publish.ts'
import { root } from './stack-settings.ts'

const lake = await startContentLake()
afterAll(() => lake.close())
beforeEach(() => lake.reset())

const client: SanityClient = createClient(lake.clientConfig)
/** The default timeout of `vi.waitFor`, one second, is too short for a busy machine. */
const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 60_000 })

/** Fake processes. Each build runs until `finishBuild` is called. */
function fakeProcesses() {
  const pendingBuilds: (() => void)[] = []
  const run = vi.fn<Processes['run']>(() => new Promise((resolve) => pendingBuilds.push(resolve)))
  const processes: Processes = {
    run,
    runQuietly: () => Promise.reject(new Error('not expected')),
    serve: () => Promise.reject(new Error('not expected')),
    end: () => Promise.resolve(),
  }
  return { processes, run, finishBuild: () => pendingBuilds.shift()?.() }
}

/** @param firstRetryDelay milliseconds before the first retry of a failed build */
async function start(firstRetryDelay = 1) {
  const fake = fakeProcesses()
  const outDir = await temporaryFolder()
  await mkdir(path.join(outDir, 'site'))
  const rebuilds = await rebuildOnPublish(fake.processes, lake.url, outDir, firstRetryDelay)
  onTestFinished(async () => {
    rebuilds.close()
  })
  const status = async (): Promise<unknown> =>
    JSON.parse(await readFile(path.join(outDir, 'site/build-status.json'), 'utf8'))
  return { ...fake, rebuilds, status }
}

/** Resolves when all earlier events have been delivered: the lake sends events in order. */
async function untilDelivered() {
  const delivered = Promise.withResolvers<void>()
  const stopListening = await receivePublications(lake.url, delivered.resolve)
  await client.createOrReplace({ _id: 'last', _type: 'port' })
  await delivered.promise
  stopListening()
}

test('a publication triggers a rebuild; a draft or an upload does not', async () => {
  const { rebuilds, run } = await start()
  rebuilds.begin({ isBuilt: true })
  const onPublication = vi.fn<() => void>()
  onTestFinished(await receivePublications(lake.url, onPublication))
  await client.create({ _id: 'drafts.a', _type: 'port' })
  await client.assets.upload('file', Buffer.from('a file'), { filename: 'a.txt' })
  await client.create({ _id: 'a', _type: 'port' })
  await eventually(() => expect(run).toHaveBeenCalledOnce())
  expect(run.mock.lastCall?.[1]).toEqual(['builder/rebuild.ts'])
  // Publications are reported in order: a report of the draft or the upload would have come first.
  await eventually(() => expect(onPublication).toHaveBeenCalled())
  expect(onPublication).toHaveBeenCalledOnce()
})

test('publications during a build cause another build afterwards', async () => {
  const { rebuilds, run, finishBuild } = await start()
  rebuilds.begin({ isBuilt: true })
  await client.create({ _id: 'a', _type: 'port' })
  await eventually(() => expect(run).toHaveBeenCalledOnce())
  await client.create({ _id: 'b', _type: 'port' })
  await client.create({ _id: 'c', _type: 'port' })
  await untilDelivered()
  expect(run).toHaveBeenCalledOnce()
  finishBuild()
  await eventually(() => expect(run).toHaveBeenCalledTimes(2))
})

test('a publication during the first build causes a rebuild afterwards', async () => {
  const { rebuilds, run } = await start()
  await client.create({ _id: 'a', _type: 'port' })
  await untilDelivered()
  expect(run).not.toHaveBeenCalled()
  rebuilds.begin({ isBuilt: true })
  await eventually(() => expect(run).toHaveBeenCalledOnce())
})

test('retries a killed build until it succeeds, and tells editors that their change is waiting', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { rebuilds, run, status, finishBuild } = await start()
  const killed = new KilledError('The build was killed (signal SIGKILL).')
  run.mockRejectedValueOnce(killed).mockRejectedValueOnce(killed)
  rebuilds.begin({ isBuilt: true })
  await client.create({ _id: 'a', _type: 'port' })
  await eventually(() => expect(run).toHaveBeenCalledTimes(3))
  expect(errors).toHaveBeenCalledTimes(2)
  expect(errors).toHaveBeenCalledWith(expect.stringContaining('signal SIGKILL'))
  expect(await status()).toMatchObject({
    state: 'waiting',
    notices: [
      { problem: expect.stringContaining('Your change is not on the site yet') as unknown },
    ],
  })
  finishBuild()
  await client.create({ _id: 'b', _type: 'port' })
  await eventually(() => expect(run).toHaveBeenCalledTimes(4))
})

test('a publication is built at once, without waiting for the retry of a failed build', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { rebuilds, run } = await start(60 * 60_000)
  run.mockRejectedValueOnce(new Error('The build failed.'))
  rebuilds.begin({ isBuilt: true })
  await client.create({ _id: 'a', _type: 'port' })
  await eventually(() => expect(run).toHaveBeenCalledOnce())
  await client.create({ _id: 'b', _type: 'port' })
  await eventually(() => expect(run).toHaveBeenCalledTimes(2))
})

test('the second retry waits at least twice as long as the first', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const firstRetryDelay = 500
  const { rebuilds, run } = await start(firstRetryDelay)
  const starts: number[] = []
  run.mockImplementation(() => {
    starts.push(performance.now())
    return starts.length < 3 ? Promise.reject(new Error('It failed.')) : new Promise(() => {})
  })
  rebuilds.begin({ isBuilt: true })
  await client.create({ _id: 'a', _type: 'port' })
  await eventually(() => expect(starts).toHaveLength(3))
  const [, second = 0, third = 0] = starts
  // Timers may be late, but never early.
  expect(third - second).toBeGreaterThan(2 * firstRetryDelay)
})

test('retries a failed first build with build.ts; later publications run rebuild.ts', async () => {
  const { rebuilds, run, finishBuild } = await start()
  rebuilds.begin({ isBuilt: false })
  await eventually(() => expect(run).toHaveBeenCalledOnce())
  expect(run.mock.lastCall?.[1]).toEqual(['builder/build.ts'])
  finishBuild()
  await client.create({ _id: 'a', _type: 'port' })
  await eventually(() => expect(run).toHaveBeenCalledTimes(2))
  expect(run.mock.lastCall?.[1]).toEqual(['builder/rebuild.ts'])
})

test('reports a publication after reconnecting to the lake, because one might have been missed', async () => {
  const first = await startContentLake()
  const { port } = first
  const onPublication = vi.fn<() => void>()
  const stopListening = await receivePublications(first.url, onPublication)
  await first.close()
  expect(onPublication).not.toHaveBeenCalled()
  const second = await startContentLake({ port })
  onTestFinished(() => second.close())
  await eventually(() => expect(onPublication).toHaveBeenCalledOnce())
  stopListening()
})

test('docs/deployment.md gives the hosted lake’s webhook the filter PUBLICATION_FILTER', async () => {
  const text = await readFile(path.join(root, 'docs/deployment.md'), 'utf8')
  expect(text).toContain(`| Filter           | \`${PUBLICATION_FILTER}\` |`)
})
