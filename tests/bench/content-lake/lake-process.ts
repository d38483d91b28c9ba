import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '../../../sandbox/content-lake/main.ts')

export interface LakeProcess {
  url: string
  /** Seconds from the start of the process until it listens. */
  startUp: number
  stop(): Promise<void>
}

/** Start the lake as its user would: a process of its own, on any free port. */
export async function startLakeProcess(dataDir: string): Promise<LakeProcess> {
  const start = performance.now()
  const lake = spawn(process.execPath, [MAIN], {
    env: { ...process.env, LAKE_PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await readUrl(lake)
  return {
    url,
    startUp: (performance.now() - start) / 1000,
    async stop() {
      const ended = once(lake, 'exit')
      lake.kill('SIGTERM')
      await ended
    },
  }
}

async function readUrl({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The lake has no output')
  for await (const line of createInterface(stdout)) {
    const url = /http:\/\/\S+/.exec(line)?.[0]
    if (url !== undefined) return url
  }
  throw new Error('The lake ended before it listened')
}
