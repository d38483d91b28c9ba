/** Restarts servers that exit by themselves, and logs each restart. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'

/** A server that has exited this often within a minute is not restarted. */
const MAX_EXITS = 5
const MINUTE_MS = 60_000

export type WatchedServer = {
  /** For messages: "The content lake". */
  name: string
  /** A URL that responds when the server is up. */
  url: string
  start: () => ChildProcess
  /** Whether the whole stack is shutting down, so that nothing is restarted. */
  isShuttingDown: () => boolean
  /** Milliseconds before the second restart within a minute, doubled for each further restart. */
  restartDelay: number
}

/**
 * Watches a running server and restarts it each time it exits.
 *
 * @returns a promise that resolves when the stack shuts down or the server has exited too often
 */
export async function keepRunning(
  { name, url, start, isShuttingDown, restartDelay }: WatchedServer,
  child: ChildProcess,
): Promise<void> {
  let running = child
  let exitTimes: number[] = []
  for (;;) {
    const exitReason = await waitForExit(running)
    if (isShuttingDown()) return
    exitTimes = [...exitTimes.filter((time) => time > Date.now() - MINUTE_MS), Date.now()]
    if (exitTimes.length >= MAX_EXITS) {
      console.error(
        `${name} has stopped (${exitReason}), ${MAX_EXITS} times within a minute, and is not started again. Everything else keeps running. The lines above say why: fix the cause, press Ctrl-C and start again.`,
      )
      return
    }
    console.error(`${name} has stopped (${exitReason}) and is started again.`)
    if (exitTimes.length > 1) await delay(restartDelay * 2 ** (exitTimes.length - 2))
    if (isShuttingDown()) return
    running = start()
    if (await waitUntilUp(running, url)) console.error(`${name} is back.`)
  }
}

/** Waits until `url` responds. @returns false if the server's process exits first */
export async function waitUntilUp(child: ChildProcess, url: string): Promise<boolean> {
  while (!(await isResponding(url))) {
    if (hasExited(child)) return false
    await delay(50)
  }
  return true
}

async function isResponding(url: string): Promise<boolean> {
  try {
    await fetch(url)
    return true
  } catch {
    // Not listening yet; the caller retries.
    return false
  }
}

/** Waits until a process exits and describes how. */
async function waitForExit(child: ChildProcess): Promise<string> {
  if (!hasExited(child)) await once(child, 'exit')
  return child.signalCode === null ? `exit code ${child.exitCode}` : `signal ${child.signalCode}`
}

function hasExited({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}
