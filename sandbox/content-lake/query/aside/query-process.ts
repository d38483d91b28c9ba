import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { LakeDocument } from '../../document.ts'
import { LakeError, queryError } from '../../errors.ts'
import type { QueryRequest } from '../answer.ts'
import type { AsideReply, AsideRequest } from './messages.ts'
import { changesBetween } from './replica.ts'

/** What one query may use. */
export interface QueryLimits {
  /** CPU time, which others on a busy machine don't use up. */
  cpuMilliseconds: number
  megabytes: number
}

/** Documents to copy at a time, so that other requests are answered in between. */
const PORTION = 50
/** For what hangs within one step of the query, where it does not look at its CPU time: a busy machine is slower. */
const WALL_TIME_FACTOR = 30

interface Waiting {
  resolve: (reply: AsideReply) => void
  reject: (reason: Error) => void
}

/**
 * A process that answers queries, one at a time. It ends when a query exceeds its limits.
 *
 * A process and no thread: V8 aborts the whole process when a thread runs out of memory within one
 * operation, such as writing a long answer.
 */
export class QueryProcess {
  readonly #limits: QueryLimits
  readonly #child: ChildProcess
  /** The documents that the process has, by where they come from. */
  readonly #sent = new Map<string, readonly LakeDocument[]>()
  #waiting: Waiting | null = null
  /** Why the process can't be used any more. */
  #end: Error | null = null

  constructor(limits: QueryLimits) {
    this.#limits = limits
    this.#child = fork(fileURLToPath(new URL('main.ts', import.meta.url)), {
      execArgv: [`--max-old-space-size=${limits.megabytes}`],
      serialization: 'advanced',
      // V8 writes pages to stderr when it runs out of memory.
      stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
    })
    this.#child.on('message', (reply: AsideReply) => this.#waiting?.resolve(reply))
    this.#child.on('error', (error) => this.#ended(error))
    this.#child.on('exit', (code, signal) => this.#ended(reasonOf(code, signal, limits)))
    // An idle process does not keep the lake from ending.
    this.#child.unref()
    this.#child.channel?.unref()
  }

  get isUsable(): boolean {
    return this.#end === null
  }

  /**
   * @param source names where the documents come from, so that only what has changed is copied
   * @returns the body of the response, in JSON
   * @throws LakeError 400 when the query can't be run, or exceeds its limits
   */
  async answer(
    source: string,
    request: QueryRequest,
    documents: readonly LakeDocument[],
  ): Promise<string> {
    await this.#copy(source, documents)
    const { cpuMilliseconds } = this.#limits
    const timer = setTimeout(() => {
      this.#ended(queryError(`The query takes longer than ${cpuMilliseconds / 1000} seconds`))
      this.#child.kill('SIGKILL')
    }, cpuMilliseconds * WALL_TIME_FACTOR)
    const reply = await new Promise<AsideReply>((resolve, reject) => {
      this.#waiting = { resolve, reject }
      if (this.#end) reject(this.#end)
      this.#post({ type: 'query', source, request, cpuMilliseconds })
    }).finally(() => {
      clearTimeout(timer)
      this.#waiting = null
    })
    if (reply.type === 'answer') return reply.text
    if (reply.type === 'refusal') throw new LakeError(reply.status, reply.message, reply.body)
    throw new Error(`A query failed in its process: ${reply.stack}`)
  }

  async close(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const exited = once(this.#child, 'exit')
    this.#child.ref()
    this.#child.kill('SIGKILL')
    await exited
  }

  async #copy(source: string, documents: readonly LakeDocument[]): Promise<void> {
    const { removed, put } = changesBetween(this.#sent.get(source) ?? [], documents)
    this.#sent.set(source, documents)
    this.#post({ type: 'documents', source, changes: { removed, put: put.slice(0, PORTION) } })
    for (let start = PORTION; start < put.length; start += PORTION) {
      // One portion a turn of the event loop.
      await setImmediate()
      const portion = put.slice(start, start + PORTION)
      this.#post({ type: 'documents', source, changes: { removed: [], put: portion } })
    }
  }

  #ended(reason: Error): void {
    this.#end ??= reason
    this.#waiting?.reject(this.#end)
  }

  #post(message: AsideRequest): void {
    // What can't be sent is told by the exit of the process.
    if (this.#child.connected) this.#child.send(message)
  }
}

function reasonOf(code: number | null, signal: string | null, { megabytes }: QueryLimits): Error {
  const isOutOfMemory = signal === 'SIGABRT' || signal === 'SIGTRAP' || code === 134
  if (isOutOfMemory) return queryError(`The query needs more than ${megabytes} MB of memory`)
  return new Error(`A query process ended (${signal ?? code})`)
}
