import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { portOf } from './hostile-requests.ts'

/** An empty folder that is removed when the test ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Starts a server on a free port and closes it when the test ends. @returns its origin */
export async function serve(server: Server): Promise<string> {
  server.listen(0, 'localhost')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://localhost:${portOf(server)}`
}
