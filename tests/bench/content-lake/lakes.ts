import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { end, launchServer, listening, type ServerProcess } from '../../helpers/server-process.ts'

// Without a limit, V8 lets garbage grow to a share of the machine's memory, and the figure would not show the lake's need.
const HEAP = '--max-old-space-size=500'

/** Runs `measure` with lakes that share one directory for their data; ends them and deletes it afterwards. */
export async function withLakes<Result>(
  measure: (startLake: () => Promise<ServerProcess>) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'content-lake-bench-'))
  const lakes: ServerProcess[] = []
  try {
    return await measure(async () => {
      const environment = { LAKE_PORT: '0', DATA_DIR: dataDir, NODE_OPTIONS: HEAP }
      const lake = await listening(launchServer('sandbox/content-lake/main.ts', environment))
      lakes.push(lake)
      return lake
    })
  } finally {
    for (const { child } of lakes) if (child.exitCode === null) await end(child, 'SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}
