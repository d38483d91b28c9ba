/** Runs commands. A signal to this process also ends the commands and the processes that they have started. */
import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'
import process from 'node:process'

const isWindows = process.platform === 'win32'
const running = new Set<ChildProcess>()
let isEnding = false

/**
 * Starts a command. It gets its own process group, so that a signal reaches all its processes: npm does not pass
 * signals on to the processes that it runs.
 */
export function startCommand(
  [command = '', ...options]: readonly string[],
  { env, stdio, cwd }: Pick<SpawnOptions, 'env' | 'stdio' | 'cwd'>,
): ChildProcess {
  const child = spawn(command, options, {
    env: env ?? process.env,
    ...(cwd !== undefined && { cwd }),
    stdio: stdio ?? ['ignore', 'inherit', 'inherit'],
    shell: isWindows,
    detached: !isWindows,
  })
  running.add(child)
  child.once('exit', () => {
    running.delete(child)
    if (isEnding && running.size === 0) process.exit(1)
  })
  return child
}

/** Sends a signal to a command and to the processes that it has started. */
export function signalCommand({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid !== undefined) process.kill(isWindows ? pid : -pid, signal)
}

/** Runs a command to its end. Never resolves while this process is ending. @returns whether it succeeded */
export async function runCommand(
  command: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  startCommand(command, { env }).once('exit', (code) => {
    if (!isEnding) resolve(code === 0)
  })
  return await promise
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    isEnding = true
    if (running.size === 0) process.exit(1)
    for (const command of running) signalCommand(command, signal)
  })
