/** The child processes of the stack. All have the same environment and are ended together. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { keepRunning, waitUntilUp } from './keep-running.ts'
import { root, SetUpError } from './stack-settings.ts'

/** Milliseconds after which a process that does not shut down is killed: enough even on a busy machine. */
const SHUTDOWN_TIMEOUT = 120_000

/** Milliseconds before a server's second restart within a minute. The first has no delay. */
const RESTART_DELAY = 250

/** Milliseconds after which a program that should end is considered to hang. */
const RUN_TIMEOUT = 60 * 60_000

/** A signal has ended a program, so the program could not print why it failed. */
export class KilledError extends SetUpError {
  override name = 'KilledError'
}

export type Processes = {
  /**
   * Runs a program and waits until it exits.
   *
   * @throws KilledError when a signal ends it
   * @throws SetUpError when its exit code is neither 0 nor `acceptedCode`
   */
  run(name: string, command: string[], acceptedCode?: number): Promise<void>
  /** Runs a program in another folder. Its output is shown only when it fails. */
  runQuietly(name: string, command: string[], folder: string): Promise<void>
  /**
   * Starts a server and waits until `url` responds. From then on, `keepRunning` restarts it when it exits.
   * @throws SetUpError when the server exits before `url` responds
   */
  serve(name: string, command: string[], url: string, folder?: string): Promise<void>
  /** Ends all processes and resolves when they have ended. */
  end(): Promise<void>
}

/**
 * @param environment environment of every process
 * @param restartDelay milliseconds before a server's second restart within a minute
 * @param runTimeout milliseconds after which a program that should end is killed
 */
export function createProcesses(
  environment: NodeJS.ProcessEnv,
  restartDelay = RESTART_DELAY,
  runTimeout = RUN_TIMEOUT,
): Processes {
  const running = new Set<ChildProcess>()
  let isShuttingDown = false

  function start(
    command: string[],
    folder = root,
    output: 'inherit' | 'pipe' = 'inherit',
    timeout?: number,
  ): ChildProcess {
    const child = spawn(process.execPath, command, {
      cwd: folder,
      env: environment,
      stdio: ['ignore', output, output],
      timeout,
      killSignal: 'SIGKILL',
    })
    running.add(child)
    child.on('exit', () => running.delete(child))
    return child
  }

  /** While the stack shuts down, never resolves, so that the caller neither fails nor starts its next step. */
  async function stopIfShuttingDown(): Promise<void> {
    if (isShuttingDown) await new Promise(() => {})
  }

  async function awaitSuccess(name: string, child: ChildProcess, acceptedCode = 0): Promise<void> {
    const [code, signal] = await once(child, 'close')
    await stopIfShuttingDown()
    if (typeof signal === 'string') throw new KilledError(`${name} was killed (signal ${signal}).`)
    if (code !== 0 && code !== acceptedCode)
      throw new SetUpError(`${name} failed; the lines above say why.`)
  }

  return {
    async run(name, command, acceptedCode) {
      await awaitSuccess(name, start(command, root, 'inherit', runTimeout), acceptedCode)
    },

    async runQuietly(name, command, folder) {
      const child = start(command, folder, 'pipe', runTimeout)
      let output = ''
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
      child.on('close', (code) => {
        if (code !== 0 && !isShuttingDown) console.error(output)
      })
      await awaitSuccess(name, child)
    },

    async serve(name, command, url, folder) {
      const startServer = () => start(command, folder)
      const child = startServer()
      const isUp = await waitUntilUp(child, url)
      await stopIfShuttingDown()
      if (!isUp) throw new SetUpError(`${name} did not start; the lines above say why.`)
      const server = { name, url, start: startServer, restartDelay }
      void keepRunning({ ...server, isShuttingDown: () => isShuttingDown }, child)
    },

    async end() {
      isShuttingDown = true
      await Promise.all(
        [...running].map(async (child) => {
          const exited = once(child, 'exit')
          child.kill('SIGTERM')
          const killTimer = setTimeout(() => child.kill('SIGKILL'), SHUTDOWN_TIMEOUT)
          await exited
          clearTimeout(killTimer)
        }),
      )
    },
  }
}
