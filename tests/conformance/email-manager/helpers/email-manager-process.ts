import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach } from 'vitest'
import { client } from './client.ts'

const MAIN = join(import.meta.dirname, '../../../../sandbox/email-manager/main.ts')

/** Services in processes of their own, for one test at a time; they share one data directory. */
export function useEmailManagerProcesses() {
  let dataDir = ''
  let running: ChildProcess[] = []

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'email-manager-main-'))
  })
  afterEach(async () => {
    for (const child of running) child.kill('SIGKILL')
    running = []
    await rm(dataDir, { recursive: true, force: true })
  })

  const launch = (environment: Record<string, string> = {}) => {
    const env = { ...process.env, EMAIL_MANAGER_PORT: '0', DATA_DIR: dataDir, ...environment }
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    running.push(child)
    return child
  }

  return {
    get dataDir() {
      return dataDir
    },
    launch,
    /** A service, once it says that it listens. */
    async start(environment?: Record<string, string>) {
      const child = launch(environment)
      const [line] = await once(createInterface({ input: child.stdout }), 'line')
      const url = /http:\/\/localhost:\d+/.exec(String(line))?.[0] ?? ''
      return { child, line: String(line), url, ...client(() => url) }
    },
  }
}

export async function kill(child: ChildProcess) {
  const closed = once(child, 'close')
  child.kill('SIGKILL')
  await closed
}
