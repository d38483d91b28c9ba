import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach } from 'vitest'
import { type Launched, launchServer, whenListening, type ServerProcess } from './server-process.ts'

/**
 * Starts servers on free ports. The servers of a test share a data directory, and end with the test.
 *
 * @param main the program, as a path in the repository
 * @param portVariable the environment variable that sets the program's port
 */
export function useServerProcesses(main: string, portVariable: string) {
  let dataDir = ''
  let running: Launched[] = []

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'server-'))
  })
  afterEach(async () => {
    for (const child of running) child.kill('SIGKILL')
    running = []
    await rm(dataDir, { recursive: true, force: true })
  })

  const launch = (environment: Record<string, string>, options: readonly string[] = []) => {
    const variables = { [portVariable]: '0', DATA_DIR: dataDir, ...environment }
    const child = launchServer(main, variables, options)
    running.push(child)
    return child
  }

  return {
    get dataDir() {
      return dataDir
    },
    /** Starts a server; resolves once it listens. */
    start: async (
      environment: Record<string, string> = {},
      options: readonly string[] = [],
    ): Promise<ServerProcess> => await whenListening(launch(environment, options)),
    /** Starts a server that should fail to start. Waits for its exit. Returns its exit code and stderr. */
    async startAndFail(environment: Record<string, string>) {
      const child = launch(environment)
      const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
      return { code: Number(code), stderr }
    },
  }
}
