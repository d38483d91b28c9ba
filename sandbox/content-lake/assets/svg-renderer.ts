import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { badRequest } from '../errors.ts'
import type { ImageInfo } from './image-metadata.ts'

const MAX_CPU_MS = 5000

/** A message to the worker process. The worker describes the SVG if `search` is null, and otherwise transforms it. */
export interface WorkerRequest {
  bytes: Uint8Array
  search: string | null
  cpuMilliseconds: number
}

export type WorkerResult = ImageInfo | Uint8Array

/** A message from the worker process. After `tooLong`, the process ends. */
export type WorkerReply =
  | { type: 'done'; result: WorkerResult }
  | { type: 'error'; message: string }
  | { type: 'tooLong' }

/** The worker process exited or did not start. The cause may have nothing to do with the SVG. */
class WorkerEndedError extends Error {}

/**
 * Renders SVGs in a worker process, one at a time. A small SVG can take hours to render, and only killing the process
 * stops the rendering.
 */
export class SvgRenderer {
  readonly #cpuMilliseconds: number
  readonly #onStart: (child: ChildProcess) => void
  #worker: ChildProcess | null = null
  #previousJob: Promise<unknown> = Promise.resolve()

  /**
   * @param cpuMilliseconds limit for one SVG; CPU time does not depend on other load of the machine
   * @param onStart called with each worker process that is started
   */
  constructor(cpuMilliseconds = MAX_CPU_MS, onStart: (child: ChildProcess) => void = () => {}) {
    this.#cpuMilliseconds = cpuMilliseconds
    this.#onStart = onStart
  }

  /**
   * Calls `describeImage` in the worker process.
   *
   * @throws LakeError 400 for an SVG that can't be rendered or takes too much CPU time
   */
  async describe(bytes: Uint8Array): Promise<ImageInfo> {
    const result = await this.#enqueue(bytes, null)
    if (result instanceof Uint8Array) throw new Error('Not a description of an image')
    return result
  }

  /**
   * Calls `transformImage` in the worker process.
   *
   * @param search the parameters of the image's URL, including a format
   * @throws LakeError 400 under the same conditions as `describe`
   */
  async transform(bytes: Uint8Array, search: string): Promise<Uint8Array> {
    const result = await this.#enqueue(bytes, search)
    if (!(result instanceof Uint8Array)) throw new Error('Not an image')
    return result
  }

  async close(): Promise<void> {
    const child = this.#worker
    if (child?.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.ref()
    child.kill('SIGKILL')
    await exited
  }

  #enqueue(bytes: Uint8Array, search: string | null): Promise<WorkerResult> {
    const result = this.#previousJob.then(() => this.#render(bytes, search))
    // `allSettled`, so that the next job also starts after an error.
    this.#previousJob = Promise.allSettled([result])
    return result
  }

  async #render(bytes: Uint8Array, search: string | null): Promise<WorkerResult> {
    const request = { bytes, search, cpuMilliseconds: this.#cpuMilliseconds }
    const reply = await this.#ask(request).catch((error: unknown) => {
      // Retries once in a new process, because the system might have killed the process, for example to free memory.
      if (error instanceof WorkerEndedError) return this.#ask(request)
      throw error
    })
    if (reply.type === 'done') return reply.result
    if (reply.type === 'error') throw renderError(reply.message)
    this.#worker = null
    throw renderError(`it takes more than ${this.#cpuMilliseconds / 1000} s of CPU time to draw`)
  }

  async #ask(request: WorkerRequest): Promise<WorkerReply> {
    const child = (this.#worker ??= this.#startWorker())
    const reply = Promise.withResolvers<WorkerReply>()
    const onEnd = (cause: unknown) => {
      this.#worker = null
      reply.reject(new WorkerEndedError(`The worker process ended (${String(cause)})`))
    }
    const onExit = (code: number | null, signal: string | null) => onEnd(signal ?? code)
    child.on('message', reply.resolve).on('error', onEnd).on('exit', onExit)
    try {
      if (child.connected) child.send(request)
      else onExit(child.exitCode, child.signalCode)
      return await reply.promise
    } finally {
      child.off('message', reply.resolve).off('error', onEnd).off('exit', onExit)
    }
  }

  #startWorker(): ChildProcess {
    const child = fork(join(import.meta.dirname, 'svg-worker.ts'), {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    // `#ask` listens only while it waits. An error event without a listener would end the lake's process.
    child.on('error', () => {})
    // Lets the lake's process exit while an idle worker exists.
    child.unref()
    child.channel?.unref()
    this.#onStart(child)
    return child
  }
}

function renderError(reason: string): Error {
  return badRequest(`Invalid image, could not be drawn: ${reason}`)
}
