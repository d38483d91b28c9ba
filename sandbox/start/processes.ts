/** The child processes of the stack: started with one environment, ended together. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { root, SetUpError } from './surroundings.ts'

export type Processes = {
  /** Runs a program to its end; @throws SetUpError when it fails. */
  run(name: string, command: string[]): Promise<void>
  /** Starts a server and waits until `url` answers; @throws SetUpError when it ends before. */
  serve(name: string, command: string[], url: string): Promise<void>
  /** Ends all servers and resolves when they have ended. */
  end(): Promise<void>
}

/** @param environment environment of every process */
export function createProcesses(environment: NodeJS.ProcessEnv): Processes {
  const running = new Set<ChildProcess>()
  let ending = false

  function start(command: string[]): ChildProcess {
    const child = spawn(process.execPath, command, {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    running.add(child)
    child.on('exit', () => running.delete(child))
    return child
  }

  return {
    async run(name, command) {
      const child = start(command)
      const [code] = await once(child, 'exit')
      if (code !== 0 && !ending) throw new SetUpError(`${name} failed; the lines above say why.`)
    },

    async serve(name, command, url) {
      const child = start(command)
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
