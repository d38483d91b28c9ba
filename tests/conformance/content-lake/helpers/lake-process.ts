import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach } from 'vitest'

const MAIN = join(import.meta.dirname, '../../../../sandbox/content-lake/main.ts')

/** Lakes in processes of their own, for one test at a time; they share one data directory. */
export function useLakeProcesses() {
  let dataDir = ''
  let running: ChildProcess[] = []

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'content-lake-main-'))
  })
  afterEach(async () => {
    for (const child of running) child.kill('SIGKILL')
    running = []
    await rm(dataDir, { recursive: true, force: true })
  })

  const launch = (port: string, directory = dataDir) => {
    const env = { ...process.env, LAKE_PORT: port, DATA_DIR: directory }
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    running.push(child)
    return child
  }

  return {
    get dataDir() {
      return dataDir
    },
    launch,
    /** A lake, once it says that it listens. */
    async start(port = '0') {
      const child = launch(port)
      const lines = createInterface({ input: child.stdout })
      const [line] = await once(lines, 'line')
      const url = /http:\/\/localhost:\d+/.exec(String(line))?.[0] ?? ''
      return { child, url, line: String(line) }
    },
  }
}

/** End a lake and wait until it has. */
export async function stop(child: ChildProcess, signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') {
  const exited = once(child, 'exit')
  child.kill(signal)
  return exited
}
