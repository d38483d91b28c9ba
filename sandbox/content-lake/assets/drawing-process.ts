import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { badRequest } from '../errors.ts'
import type { DrawReply, DrawRequest, Drawn } from './drawing-messages.ts'

interface Waiting {
  resolve: (reply: DrawReply) => void
  reject: (reason: Error) => void
}

/** The process ended, or did not start: that says nothing about the drawing. */
export class DrawingProcessEnded extends Error {}

/**
 * A process that renders SVGs, one at a time. An SVG of a hundred bytes can take hours to render, and only
 * ending the process interrupts that.
 */
export class DrawingProcess {
  readonly #child: ChildProcess
  readonly #cpuMilliseconds: number
  #waiting: Waiting | null = null
  /** Why the process can't be used any more. */
  #end: Error | null = null

  /** @param cpuMilliseconds what a drawing may use of CPU time, which others on a busy machine don't use up */
  constructor(cpuMilliseconds: number) {
    this.#cpuMilliseconds = cpuMilliseconds
    this.#child = fork(join(import.meta.dirname, 'draw.ts'), {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    this.#child.on('message', (reply: DrawReply) => this.#waiting?.resolve(reply))
    this.#child.on('error', (error) => this.#ended(String(error)))
    this.#child.on('exit', (code, signal) => this.#ended(String(signal ?? code)))
    // An idle process does not keep the lake from ending.
    this.#child.unref()
    this.#child.channel?.unref()
  }

  get isUsable(): boolean {
    return this.#end === null
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  /**
   * @param search parameters of the image's URL; null to have it described
   * @throws LakeError 400 for an SVG that can't be rendered, or takes too long
   * @throws DrawingProcessEnded
   */
  async draw(bytes: Uint8Array, search: string | null): Promise<Drawn> {
    const cpuMilliseconds = this.#cpuMilliseconds
    const reply = await new Promise<DrawReply>((resolve, reject) => {
      this.#waiting = { resolve, reject }
      if (this.#end) reject(this.#end)
      this.#post({ bytes, search, cpuMilliseconds })
    }).finally(() => {
      this.#waiting = null
    })
    if (reply.type === 'drawn') return reply.result
    if (reply.type === 'refusal') throw couldNot(reply.message)
    this.#ended('too long')
    throw couldNot(`it takes more than ${cpuMilliseconds / 1000} s of CPU time to draw`)
  }

  async close(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const exited = once(this.#child, 'exit')
    this.#child.ref()
    this.#child.kill('SIGKILL')
    await exited
  }

  #ended(how: string): void {
    this.#end ??= new DrawingProcessEnded(`A process that draws ended (${how})`)
    this.#waiting?.reject(this.#end)
  }

  #post(message: DrawRequest): void {
    // What can't be sent is told by the exit of the process.
    if (this.#child.connected) this.#child.send(message)
  }
}

function couldNot(reason: string): Error {
  return badRequest(`Invalid image, could not be drawn: ${reason}`)
}
