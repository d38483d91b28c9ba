/** A Studio with its own lake. A test can fill, stop and restart this lake. */
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { SanityClient } from '@sanity/client'
import { root, stackEnvironment } from '../../sandbox/start/stack-settings.ts'
import { createProcesses } from '../../sandbox/start/processes.ts'
import { buildStudio, serveStudio } from '../../sandbox/start/studio.ts'
import { lakeClientAt } from '../../sandbox/start/lake-client.ts'
import { endProcess, launchServer, whenListening, type ServerProcess } from './server-process.ts'

type Signal = Parameters<typeof endProcess>[1]

type Ports = { studio: number; lake: number }

export type OwnStudio = {
  /** Reads and writes the lake. */
  client: SanityClient
  /** Starts the lake on its existing data, and waits until it listens. */
  startLake(): Promise<void>
  /** Sends the lake a signal and waits until it has exited. */
  endLake(signal: Signal): Promise<void>
  end(): Promise<void>
}

/** Addresses of a Studio and a lake that use the given ports. */
export function addressesOf({ studio, lake }: Ports) {
  return { studioUrl: `http://localhost:${studio}`, lakeUrl: `http://localhost:${lake}` }
}

/**
 * Starts a lake with the seed, and a Studio built for this lake. A later run with the same sources reuses the build.
 *
 * @param siteUrl origin of the site that the Studio previews
 */
export async function startOwnStudio(ownPorts: Ports, siteUrl: string): Promise<OwnStudio> {
  const { lakeUrl } = addressesOf(ownPorts)
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'own-studio-'))
  const ports = { ...ownPorts, site: 0, emailManager: 0 }
  const studioOutDir = path.join(root, `.data/test-studio-${ownPorts.lake}`)
  const environment = {
    ...process.env,
    ...stackEnvironment({ SANITY_STUDIO_SITE_URL: siteUrl }, ports),
    LAKE_PORT: String(ownPorts.lake),
    STUDIO_PORT: String(ownPorts.studio),
    STUDIO_OUT_DIR: studioOutDir,
    DATA_DIR: dataDir,
    DO_NOT_TRACK: '1',
  }
  const processes = createProcesses(environment)
  let lake: ServerProcess

  async function startLake() {
    lake = await whenListening(launchServer('sandbox/content-lake/main.ts', environment))
  }

  async function endLake(signal: Signal) {
    await endProcess(lake.child, signal)
  }

  // Ends the processes even if Playwright's worker exits before the test calls `end`.
  process.once('exit', () => {
    lake.child.kill()
    void processes.end()
  })
  await startLake()
  await processes.run('The import of the seed', ['seed/import.ts'])
  await buildStudio(processes, { studioOutDir, environment })
  await serveStudio(processes, { ports })
  return {
    client: lakeClientAt(lakeUrl).withConfig({ perspective: 'raw' }),
    startLake,
    endLake,
    async end() {
      await endLake('SIGTERM')
      await processes.end()
      await rm(dataDir, { recursive: true })
    },
  }
}
