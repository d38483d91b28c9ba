import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { badRequest } from '../errors.ts'
import type { ImageInfo } from './image-metadata.ts'

const MAX_CPU_MS = 5000

/** To the process: an SVG, and what is wanted of it: its description, or the image for these URL parameters. */
export interface DrawRequest {
  bytes: Uint8Array
  search: string | null
  cpuMilliseconds: number
}

export type Drawn = ImageInfo | Uint8Array

/** From the process: the answer to what it was asked. After `tooLong` it ends. */
export type DrawReply =
  | { type: 'drawn'; result: Drawn }
  | { type: 'refusal'; message: string }
  | { type: 'tooLong' }

/** The process ended, or did not start: that says nothing about the drawing. */
class ProcessEnded extends Error {}

/**
 * Renders SVGs in another process, one at a time. An SVG of a hundred bytes can take hours to render, and only
 * ending the process interrupts that.
 */
export class Drawings {
  readonly #cpuMilliseconds: number
  readonly #onStart: (child: ChildProcess) => void
  #child: ChildProcess | null = null
  #last: Promise<unknown> = Promise.resolve()

  /**
   * @param cpuMilliseconds what one drawing may use of CPU time, which others on a busy machine don't use up
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
   * @param search the parameters of the image's URL, a format among them
   * @throws LakeError 400 as `describe`
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

  #draw(bytes: Uint8Array, search: string | null): Promise<Drawn> {
    const drawn = this.#last.then(() => this.#drawNow(bytes, search))
    // The next waits for the end of this one, however it ends: an error goes to who asked for it.
    this.#last = Promise.allSettled([drawn])
    return drawn
  }

  async #drawNow(bytes: Uint8Array, search: string | null): Promise<Drawn> {
    const request = { bytes, search, cpuMilliseconds: this.#cpuMilliseconds }
    const reply = await this.#ask(request).catch((error: unknown) => {
      // Once more, with another process, when it was the machine that ended one.
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
      answered.reject(new ProcessEnded(`A process that draws ended (${String(how)})`))
    }
    const exit = (code: number | null, signal: string | null) => end(signal ?? code)
    child.on('message', answered.resolve).on('error', end).on('exit', exit)
    try {
      if (child.connected) child.send(request)
      else exit(child.exitCode, child.signalCode)
      return await answered.promise
    } finally {
      child.off('message', answered.resolve).off('exit', exit)
    }
  }

  #start(): ChildProcess {
    const child = fork(join(import.meta.dirname, 'draw.ts'), {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    // An idle process does not keep the lake from ending.
    child.unref()
    child.channel?.unref()
    this.#onStart(child)
    return child
  }
}

function couldNot(reason: string): Error {
  return badRequest(`Invalid image, could not be drawn: ${reason}`)
}
