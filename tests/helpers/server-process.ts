/** A server in a separate process, started as a user would start it. */
import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

const root = path.resolve(import.meta.dirname, '../..')

export type Launched = ChildProcessByStdio<null, Readable, Readable>

export type ServerProcess = {
  child: Launched
  /** Its address, without a slash at the end. */
  url: string
  /** The line that the server prints when it listens. */
  line: string
}

/** @param main the program, as a path in the repository */
export function launchServer(
  main: string,
  environment: Record<string, string>,
  options: readonly string[] = [],
): Launched {
  return spawn(process.execPath, [path.join(root, main), ...options], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/**
 * Waits for the line that a server prints when it listens.
 *
 * @throws with the server's standard error, if the server ends first
 */
export async function whenListening(child: Launched): Promise<ServerProcess> {
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const ended = once(child, 'close').then(() => {
    throw new Error(`The server ended before it listened: ${errors}`)
  })
  const lines = createInterface({ input: child.stdout })
  const line = String(await Promise.race([once(lines, 'line'), ended]))
  return { child, line, url: /http:\/\/localhost:\d+/.exec(line)?.[0] ?? '' }
}

/** Ends a process and waits for its exit; returns its exit code and signal. */
export async function endProcess(child: ChildProcess, signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') {
  const closed = once(child, 'close')
  child.kill(signal)
  return await closed
}
