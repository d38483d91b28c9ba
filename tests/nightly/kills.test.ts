/** Kills lake and email-manager repeatedly during writes: no acknowledged write is lost or duplicated. */
import { type ChildProcess, execFileSync } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ClientError } from '@sanity/client'
import { expect, test } from 'vitest'
import { client as clientOfEmailManager } from '../conformance/email-manager/helpers/client.ts'
import { FLEET_DATA, lead } from '../conformance/email-manager/helpers/payloads.ts'
import { clientOf } from '../conformance/content-lake/helpers/lake.ts'
import { end } from '../helpers/server-process.ts'
import { useServerProcesses } from '../helpers/use-server-processes.ts'

const KILLS = { contentLake: 100, emailManager: 50 }
const WRITERS = 8
/** A hundred kills take 6 minutes on a busy machine. */
const MOST_MILLISECONDS = 15 * 60_000

const lakes = useServerProcesses('sandbox/content-lake/main.ts', 'LAKE_PORT')
const emailManagers = useServerProcesses('sandbox/email-manager/main.ts', 'EMAIL_MANAGER_PORT')

/** Writes with a name each; one without a response is retried under the same name after the kill. */
class Load {
  readonly acknowledged = new Set<string>()
  readonly #unanswered = new Set<string>()
  #next = 0

  /**
   * Writes from several writers at once until this many more are acknowledged, then kills the server while
   * they go on.
   */
  async until(count: number, child: ChildProcess, write: (name: string) => Promise<void>) {
    const names = [...this.#unanswered]
    const goal = this.acknowledged.size + count
    const writer = async () => {
      for (;;) {
        const name = names.shift() ?? this.#newName()
        this.#unanswered.add(name)
        try {
          await write(name)
        } catch {
          if (child.killed) return
          throw new Error(`${name} was refused`)
        }
        this.#unanswered.delete(name)
        this.acknowledged.add(name)
        if (this.acknowledged.size === goal) void end(child, 'SIGKILL')
      }
    }
    await Promise.all(Array.from({ length: WRITERS }, writer))
  }

  #newName(): string {
    this.#next += 1
    return `w${this.#next}`
  }
}

/** A random number of writes between two kills, so that each hits another moment. */
const between = () => 20 + Math.floor(Math.random() * 150)

function report(what: string, load: Load, kept: readonly string[], memory: readonly number[]) {
  const lost = [...load.acknowledged].filter((name) => !kept.includes(name))
  const doubled = kept.filter((name, index) => kept.indexOf(name) !== index)
  console.log(
    `${what}: ${memory.length} kills, ${load.acknowledged.size} acknowledged, ${kept.length} kept, ` +
      `${lost.length} lost, ${doubled.length} doubled, memory ${memory.at(0)} to ${memory.at(-1)} MB`,
  )
  return { lost, doubled }
}

test(
  'a lake keeps every acknowledged write, once',
  async () => {
    const load = new Load()
    const memory: number[] = []
    for (let n = 0; n < KILLS.contentLake; n += 1) {
      const { child, url } = await lakes.start()
      memory.push(memoryOf(child))
      const client = clientOf(url, 'production')
      await client.createIfNotExists({ _id: 'written', _type: 'list', names: [] })
      const upload = client.assets.upload('file', Buffer.alloc(4_000_000, n), { filename: 'a.bin' })
      upload.catch(() => {})
      await load.until(between(), child, async (name) => {
        try {
          await client
            .transaction()
            .transactionId(`transaction-${name}`)
            .create({ _id: name, _type: 'write' })
            .patch('written', { insert: { after: 'names[-1]', items: [name] } })
            .commit({ returnDocuments: false })
        } catch (error) {
          // It was written before, and the kill dropped the response.
          if (!(error instanceof ClientError) || error.statusCode !== 409) throw error
        }
      })
    }
    const { url } = await lakes.start()
    const client = clientOf(url, 'production')
    const names: string[] = await client.fetch('*[_id == "written"][0].names')
    const ids = new Set<string>(await client.fetch('*[_type == "write"]._id'))
    const { lost, doubled } = report('content lake', load, names, memory)
    expect(lost).toEqual([])
    expect(doubled).toEqual([])
    expect(new Set(names)).toEqual(ids)
    const uploads = join(lakes.dataDir, 'content-lake/assets/.uploads')
    expect(await readdir(uploads).catch(() => [])).toEqual([])
  },
  MOST_MILLISECONDS,
)

test(
  'an email-manager keeps every acknowledged lead, once',
  async () => {
    const load = new Load()
    const memory: number[] = []
    for (let n = 0; n < KILLS.emailManager; n += 1) {
      const { child, url } = await emailManagers.start()
      const service = clientOfEmailManager(() => url)
      memory.push(memoryOf(child))
      await load.until(between(), child, async (name) => {
        const data = { ...FLEET_DATA, companyName: name, customerEmail: `${name}@example.com` }
        const body = lead(recipientOf(name), 'fleet_quote_request', data)
        const path = `/api/brain/send?idempotency_key=key-${name}`
        const { status } = await service.call('POST', path, body)
        if (status !== 200) throw new Error(`Answered with ${status}`)
      })
    }
    const { url } = await emailManagers.start()
    const service = clientOfEmailManager(() => url)
    const recipients = [...new Set([...load.acknowledged].map(recipientOf))]
    const mails = (await Promise.all(recipients.map(async (to) => await service.mails(to)))).flat()
    const names = mails.flatMap(({ subject }) => /: (w\d+),/.exec(subject)?.[1] ?? [])
    expect(names).toHaveLength(mails.length)
    const { lost, doubled } = report('email-manager', load, names, memory)
    expect(lost).toEqual([])
    expect(doubled).toEqual([])
  },
  MOST_MILLISECONDS,
)

/** A hundred leads share a recipient: the outbox lists at most 200 mails at once. */
function recipientOf(name: string): string {
  return `desk-${Math.floor(Number(name.slice(1)) / 100)}@example.com`
}

/** The present memory of a process, in megabytes. */
function memoryOf({ pid }: ChildProcess): number {
  return Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024)
}
