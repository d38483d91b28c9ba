/** The child processes of the stack: started with one environment, ended together. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { root, SetUpError } from './surroundings.ts'

export type Processes = {
  /** Runs a program to its end; @throws SetUpError when its exit code is neither 0 nor `alsoGood`. */
  run(name: string, command: string[], alsoGood?: number): Promise<void>
  /** The same in another folder; what it says is told only when it fails. */
  runQuietly(name: string, command: string[], folder: string): Promise<void>
  /** Starts a server and waits until `url` answers; @throws SetUpError when it ends before. */
  serve(name: string, command: string[], url: string, folder?: string): Promise<void>
  /** Ends all servers and resolves when they have ended. */
  end(): Promise<void>
}

/** @param environment environment of every process */
export function createProcesses(environment: NodeJS.ProcessEnv): Processes {
  const running = new Set<ChildProcess>()
  let ending = false

  function start(
    command: string[],
    folder = root,
    output: 'inherit' | 'pipe' = 'inherit',
  ): ChildProcess {
    const child = spawn(process.execPath, command, {
      cwd: folder,
      env: environment,
      stdio: ['ignore', output, output],
    })
    running.add(child)
    child.on('exit', () => running.delete(child))
    return child
  }

  async function endOf(name: string, child: ChildProcess, alsoGood = 0): Promise<void> {
    const [code] = await once(child, 'close')
    // Nothing may follow a program that was cut short; the stack is about to exit.
    if (ending) await new Promise(() => {})
    if (code !== 0 && code !== alsoGood)
      throw new SetUpError(`${name} failed; the lines above say why.`)
  }

  return {
    async run(name, command, alsoGood) {
      await endOf(name, start(command), alsoGood)
    },

    async runQuietly(name, command, folder) {
      const child = start(command, folder, 'pipe')
      let said = ''
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (chunk: Buffer) => (said += chunk.toString()))
      child.on('close', (code) => {
        if (code !== 0 && !ending) console.error(said)
      })
      await endOf(name, child)
    },

    async serve(name, command, url, folder) {
      const child = start(command, folder)
      let isUp = false
      child.on('exit', (code) => {
        if (isUp && !ending) console.error(`${name} has stopped (exit code ${code}).`)
      })
      while (!(await answers(url))) {
        if (child.exitCode !== null)
          throw new SetUpError(`${name} did not start; the lines above say why.`)
        await delay(50)
      }
      isUp = true
    },

    async end() {
      ending = true
      await Promise.all(
        [...running].map(async (child) => {
          const exited = once(child, 'exit')
          child.kill('SIGTERM')
          await exited
        }),
      )
    },
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url)
    return true
  } catch {
    // Not listening yet: the caller asks again.
    return false
  }
}
