/** Restarts servers that exit by themselves, and logs each restart. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'

/** Number of exits within a minute after which a server is no longer restarted. */
const MAX_EXITS = 5
const MINUTE = 60_000

export type WatchedServer = {
  /** For messages: "The content lake". */
  name: string
  /** An address that answers when the server is up. */
  url: string
  start: () => ChildProcess
  /** Whether the whole stack is shutting down, so that nothing is restarted. */
  isEnding: () => boolean
  /** Milliseconds before the second restart within a minute, doubled for each further restart. */
  pause: number
}

/**
 * Watches a running server and restarts it each time it exits.
 *
 * @returns when the stack shuts down, or the server has exited too often
 */
export async function keepRunning(
  { name, url, start, isEnding, pause }: WatchedServer,
  child: ChildProcess,
): Promise<void> {
  let running = child
  let ends: number[] = []
  for (;;) {
    const how = await endOf(running)
    if (isEnding()) return
    ends = [...ends.filter((time) => time > Date.now() - MINUTE), Date.now()]
    if (ends.length >= MAX_EXITS) {
      console.error(
        `${name} has stopped (${how}), ${MAX_EXITS} times within a minute, and is not started again. Everything else keeps running. The lines above say why: fix the cause, press Ctrl-C and start again.`,
      )
      return
    }
    console.error(`${name} has stopped (${how}) and is started again.`)
    if (ends.length > 1) await delay(pause * 2 ** (ends.length - 2))
    if (isEnding()) return
    running = start()
    if (await untilUp(running, url)) console.error(`${name} is back.`)
  }
}

/** @returns whether the server answers; false when its process has exited first */
export async function untilUp(child: ChildProcess, url: string): Promise<boolean> {
  while (!(await answers(url))) {
    if (hasEnded(child)) return false
    await delay(50)
  }
  return true
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url)
    return true
  } catch {
    // Not listening yet; the caller retries.
    return false
  }
}

/** Waits until a process exits and describes how. */
async function endOf(child: ChildProcess): Promise<string> {
  if (!hasEnded(child)) await once(child, 'exit')
  return child.signalCode === null ? `exit code ${child.exitCode}` : `signal ${child.signalCode}`
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}
