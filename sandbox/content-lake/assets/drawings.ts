import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { badRequest } from '../errors.ts'
import type { ImageInfo } from './image-metadata.ts'

const MAX_CPU_MS = 5000

/** A message to the worker process, which describes the SVG if `search` is null, and renders an image otherwise. */
export interface DrawRequest {
  bytes: Uint8Array
  search: string | null
  cpuMilliseconds: number
}

export type DrawResult = ImageInfo | Uint8Array

/** A message from the worker process, which exits after `tooLong`. */
export type DrawReply =
  | { type: 'drawn'; result: DrawResult }
  | { type: 'refusal'; message: string }
  | { type: 'tooLong' }

/** The worker process exited or did not start, perhaps for a reason other than the SVG. */
class ProcessEnded extends Error {}

/**
 * Renders SVGs in a worker process, one at a time. An SVG of a hundred bytes can take hours to render, and only
 * killing the process stops it.
 */
export class Drawings {
  readonly #cpuMilliseconds: number
  readonly #onStart: (child: ChildProcess) => void
  #child: ChildProcess | null = null
  #last: Promise<unknown> = Promise.resolve()

  /**
   * @param cpuMilliseconds limit for one SVG; CPU time, so that a busy machine does not matter
   * @param onStart called with each process that is started
   */
  constructor(cpuMilliseconds = MAX_CPU_MS, onStart: (child: ChildProcess) => void = () => {}) {
    this.#cpuMilliseconds = cpuMilliseconds
    this.#onStart = onStart
  }

  /**
   * `describeImage` for an SVG.
   *
   * @throws LakeError 400 for an SVG that can't be rendered, or takes too long
   */
  async describe(bytes: Uint8Array): Promise<ImageInfo> {
    const drawn = await this.#draw(bytes, null)
    if (drawn instanceof Uint8Array) throw new Error('Not a description of an image')
    return drawn
  }

  /**
   * `transformImage` for an SVG.
   *
   * @param search the parameters of the image's URL, including a format
   * @throws LakeError 400 under the same conditions as `describe`
   */
  async transform(bytes: Uint8Array, search: string): Promise<Uint8Array> {
    const drawn = await this.#draw(bytes, search)
    if (!(drawn instanceof Uint8Array)) throw new Error('No image')
    return drawn
  }

  async close(): Promise<void> {
    const child = this.#child
    if (child?.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.ref()
    child.kill('SIGKILL')
    await exited
  }

  #draw(bytes: Uint8Array, search: string | null): Promise<DrawResult> {
    const drawn = this.#last.then(() => this.#drawNow(bytes, search))
    // The next request waits until this one has settled. Only this one's caller gets its error.
    this.#last = Promise.allSettled([drawn])
    return drawn
  }

  async #drawNow(bytes: Uint8Array, search: string | null): Promise<DrawResult> {
    const request = { bytes, search, cpuMilliseconds: this.#cpuMilliseconds }
    const reply = await this.#ask(request).catch((error: unknown) => {
      // Retries once with a new process, in case the machine killed this one.
      if (error instanceof ProcessEnded) return this.#ask(request)
      throw error
    })
    if (reply.type === 'drawn') return reply.result
    if (reply.type === 'refusal') throw couldNot(reply.message)
    this.#child = null
    throw couldNot(`it takes more than ${this.#cpuMilliseconds / 1000} s of CPU time to draw`)
  }

  async #ask(request: DrawRequest): Promise<DrawReply> {
    const child = (this.#child ??= this.#start())
    const answered = Promise.withResolvers<DrawReply>()
    const end = (how: unknown) => {
      this.#child = null
      answered.reject(new ProcessEnded(`The worker process ended (${String(how)})`))
    }
    const exit = (code: number | null, signal: string | null) => end(signal ?? code)
    child.on('message', answered.resolve).on('error', end).on('exit', exit)
    try {
      if (child.connected) child.send(request)
      else exit(child.exitCode, child.signalCode)
      return await answered.promise
    } finally {
      child.off('message', answered.resolve).off('error', end).off('exit', exit)
    }
  }

  #start(): ChildProcess {
    const child = fork(join(import.meta.dirname, 'draw.ts'), {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    // `#ask` listens only while it waits. An error event without a listener would end the lake.
    child.on('error', () => {})
    // An idle worker does not keep the lake running.
    child.unref()
    child.channel?.unref()
    this.#onStart(child)
    return child
  }
}

function couldNot(reason: string): Error {
  return badRequest(`Invalid image, could not be drawn: ${reason}`)
}
