/** A lake in a separate process: how it starts and ends, and which data it keeps. */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { SanityClient } from '@sanity/client'
import { describe, expect, test } from 'vitest'
import { inbox } from './helpers/inbox.ts'
import { clientOf } from './helpers/lake.ts'
import { endProcess } from '../../helpers/server-process.ts'
import { useServerProcesses } from '../../helpers/use-server-processes.ts'

const lakes = useServerProcesses('sandbox/content-lake/main.ts', 'LAKE_PORT')

describe('a lake in a separate process', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    'ends cleanly on %s, with listeners and presence connections open',
    async (signal) => {
      const { child, url } = await lakes.start()
      const listening = new Promise<void>((resolve) => {
        clientOf(url, 'production')
          .listen('*', {}, { events: ['welcome'] })
          .subscribe({ next: () => resolve(), error: () => {} })
      })
      const presence = new WebSocket(`${url.replace('http', 'ws')}/v2022-06-30/socket/production`)
      await Promise.all([listening, once(presence, 'open')])
      const closed = once(presence, 'close')
      expect(await endProcess(child, signal)).toEqual([0, null])
      await closed
    },
  )

  test('when it is killed, keeps all acknowledged concurrent writes and no partial transaction', async () => {
    const { child, url } = await lakes.start()
    const client = clientOf(url, 'production')
    const acknowledged: string[] = []
    const exited = once(child, 'exit')
    const writer = async (_: unknown, name: number) => {
      for (let n = 0; child.exitCode === null && child.signalCode === null; n += 1) {
        const _id = `w${name}-${n}`
        const transaction = client.transaction().create({ _id, _type: 't' })
        const result = await transaction
          .create({ _id: `of-${_id}`, _type: 'pair' })
          .commit()
          .catch(() => null)
        if (result === null) return
        acknowledged.push(_id)
        if (acknowledged.length === 200) child.kill('SIGKILL')
      }
    }
    await Promise.all(Array.from({ length: 20 }, writer))
    await exited
    const { url: restartedUrl } = await lakes.start()
    const reader = clientOf(restartedUrl, 'production')
    const kept = new Set(await reader.fetch('*[_type == "t"]._id'))
    const pairs = await reader.fetch<string[]>('*[_type == "pair"]._id')
    expect(new Set(pairs.map((id) => id.replace('of-', '')))).toEqual(kept)
    expect(acknowledged.length).toBeGreaterThanOrEqual(200)
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
  })

  test('keeps datasets and asset files after a restart, even on another port', async () => {
    const { child, url } = await lakes.start()
    const client = clientOf(url, 'production')
    await client.datasets.create('staging')
    const { _id, size } = await client.assets.upload('file', Buffer.from('hello'), {
      filename: 'a.txt',
    })
    await endProcess(child, 'SIGTERM')

    const later = clientOf((await lakes.start()).url, 'production')
    expect((await later.datasets.list()).map(({ name }) => name)).toEqual(['production', 'staging'])
    const asset = await later.getDocument(_id)
    expect(asset).toMatchObject({ size })
    expect(await (await fetch(String(asset?.['url']))).text()).toBe('hello')
  })
})

describe('a lake that cannot start says why', () => {
  test('when the port is in use', async () => {
    const { url } = await lakes.start()
    const DATA_DIR = join(lakes.dataDir, 'elsewhere')
    const { code, stderr } = await lakes.startAndFail({ LAKE_PORT: new URL(url).port, DATA_DIR })
    expect(code).toBe(1)
    expect(stderr).toMatch(/the port is in use .* Set LAKE_PORT/)
  })

  test('when another lake runs on the same data', async () => {
    await lakes.start()
    const { code, stderr } = await lakes.startAndFail({})
    expect(code).toBe(1)
    expect(stderr).toContain('another content lake is running on the same data')
  })

  test('when a part of its data is damaged, and names the file and the remedies', async () => {
    const { child, url } = await lakes.start()
    const client = clientOf(url, 'production')
    for (let n = 0; n < 20; n += 1)
      await client.create({ _id: `a${n}`, _type: 'port', text: 'x'.repeat(5000) })

    await endProcess(child, 'SIGTERM')
    const database = join(lakes.dataDir, 'content-lake', 'lake.sqlite')
    const bytes = await readFile(database)
    const damaged = bytes.fill(0xff, bytes.length / 2, bytes.length / 2 + 8192)
    await writeFile(database, damaged)
    const { code, stderr } = await lakes.startAndFail({})
    expect(code).toBe(1)
    expect(stderr).toMatch(/^content lake cannot start: .*lake\.sqlite is damaged \(/)
    expect(stderr).toContain(`restore it from a backup (remove ${database}-wal too)`)
    expect(stderr).toContain(`sqlite3 ${database} .recover`)
    expect(stderr).toContain('npm run reset')
    expect(stderr).not.toMatch(/^\s+at /m)
    expect(await readFile(database)).toEqual(damaged)
  })
})

test('the command serves the project and dataset named in its options, and rejects unknown options', async () => {
  const program = join(import.meta.dirname, '../../../sandbox/content-lake/main.ts')
  const run = (...args: string[]) => promisify(execFile)(process.execPath, [program, ...args])
  await expect(run('--projekt', 'x')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("Unknown option '--projekt'"),
  })
  const { url, line } = await lakes.start({}, ['--project', 'abc', '--dataset', 'staging'])
  expect(line).toContain('(project abc, dataset staging)')
  const client = clientOf(url, 'staging').withConfig({ projectId: 'abc' })
  expect(await client.fetch('count(*)')).toBe(0)
  expect((await client.datasets.list()).map(({ name }) => name)).toEqual(['staging'])
})

interface ListenerEvent {
  type: string
  documentId?: string
  previousRev?: string
  resultRev?: string
}

/** Starts a listener with the options that the Studio uses for an open document. */
async function listen(client: SanityClient) {
  const events = inbox<ListenerEvent>()
  const options = {
    events: ['welcome', 'welcomeback', 'reset', 'mutation', 'reconnect'],
    enableResume: true,
    includeAllVersions: true,
    effectFormat: 'mendoza',
  } as const
  const subscription = client
    .listen('*[_id in ["a", "drafts.a"]]', {}, { ...options, events: [...options.events] })
    .subscribe({
      next: (event) => events.add(event),
      error: (error: Error) => events.add({ type: error.message }),
    })
  await events.first(({ type }) => type === 'welcome')
  return { ...events, [Symbol.dispose]: () => subscription.unsubscribe() }
}

/** Appends a number to the draft; resolves when the lake has acknowledged it. */
async function append(client: SanityClient, n: number): Promise<number> {
  await client.action({
    actionType: 'sanity.action.document.edit',
    draftId: 'drafts.a',
    publishedId: 'a',
    patch: { insert: { after: 'numbers[-1]', items: [n] } },
  })
  return n
}

async function clientWithDocument(url: string): Promise<SanityClient> {
  const client = clientOf(url, 'production')
  await client.create({ _id: 'a', _type: 'port', numbers: [0] })
  return client
}

test('a listener resumes after its lake was killed and started again', async () => {
  const { child, url } = await lakes.start()
  const client = await clientWithDocument(url)
  using listener = await listen(client)
  await append(client, 1)
  await endProcess(child, 'SIGKILL')
  await listener.first((event) => event.type === 'reconnect')

  await lakes.start({ LAKE_PORT: new URL(url).port })
  await append(client, 2)
  await append(client, 3)
  const draft = await client.getDocument('drafts.a')
  expect(draft?.['numbers']).toEqual([0, 1, 2, 3])
  await listener.first(({ resultRev }) => resultRev === draft?._rev)
  const types = new Set(listener.all.map((event) => event.type))
  expect(types).toEqual(new Set(['welcome', 'mutation', 'reconnect', 'welcomeback']))
  const edits = listener.all.filter(({ documentId }) => documentId === 'drafts.a')
  expect(edits).toHaveLength(3)
  const revisions = edits.map(({ resultRev }) => resultRev)
  expect(edits.map(({ previousRev }) => previousRev)).toEqual([
    undefined,
    ...revisions.slice(0, -1),
  ])
})

test('a lake that gets SIGTERM acknowledges each pending write that it applies', async () => {
  const { child, url } = await lakes.start()
  const client = await clientWithDocument(url)
  const first = append(client, 1)
  const others = Promise.allSettled(Array.from({ length: 40 }, (_item, n) => append(client, n + 2)))
  await first
  await endProcess(child, 'SIGTERM')
  const outcomes = await others
  const acknowledged = outcomes.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
  const { url: restartedUrl } = await lakes.start()
  const draft = await clientOf(restartedUrl, 'production').getDocument('drafts.a')
  // The Studio would send an unacknowledged edit again, and so apply it twice.
  expect(new Set(draft?.['numbers'])).toEqual(new Set([0, 1, ...acknowledged]))
})
