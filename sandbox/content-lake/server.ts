import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Drawings } from './assets/drawings.ts'
import { rebaseAssetUrls } from './assets/upload.ts'
import { createApp } from './http/app.ts'
import { answerParserErrors, drainable } from './http/connections.ts'
import { PROGRAM } from './http/user.ts'
import { EventStreams } from './listen/stream.ts'
import { servePresence } from './presence/socket.ts'
import { publishReleases } from './releases/schedule.ts'
import { Lake } from './store/lake.ts'

export interface ContentLakeOptions {
  /** Any free port when left out. */
  port?: number
  /** Without it, data is in memory and lost when the lake is closed. */
  dataDir?: string | null
  projectId?: string
  /** Datasets that exist at first and after each reset; `production` when left out. */
  datasets?: readonly string[]
  /** Origin of the URLs of images and files; the lake's own address when left out. */
  assetOrigin?: string
  /** The machine's clock, in milliseconds. */
  clock?: () => number
  /** Called for internal errors and unknown routes; standard error when left out. */
  log?: (message: string) => void
}

/** A smaller lead of the lake's clock over the machine's clock is normal and not reported. */
const NOTABLE_LEAD_MS = 60_000

export interface ContentLake {
  /** Its address, such as `http://localhost:41234`. */
  url: string
  port: number
  /** Options for `createClient` of `@sanity/client`. */
  clientConfig: {
    projectId: string
    dataset: string
    apiVersion: string
    apiHost: string
    useProjectHostname: false
    useCdn: false
  }
  /** Deletes all data, for use between tests. Takes milliseconds. */
  reset(): Promise<void>
  close(): Promise<void>
}

/**
 * Serves a content lake on loopback.
 *
 * @throws when the port is taken, or the data directory is unwritable or in use by another lake
 */
export async function startContentLake({
  port = 0,
  dataDir = null,
  projectId = 'localdev',
  datasets = ['production'],
  assetOrigin,
  clock,
  log = (message) => console.error(`content lake: ${message}`),
}: ContentLakeOptions = {}): Promise<ContentLake> {
  const lake = new Lake(projectId, dataDir, clock)
  if (lake.clockLead > NOTABLE_LEAD_MS) {
    const minutes = Math.round(lake.clockLead / 60_000)
    log(
      `this machine's clock is ${minutes} minutes behind the last change. The lake's time continues from there; check the machine's clock`,
    )
  }
  const makeDatasets = () => {
    for (const name of datasets) if (!lake.has(name)) lake.create(name)
  }
  const server = createServer()
  try {
    makeDatasets()
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  } catch (error) {
    lake.close()
    throw error
  }
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('Not listening on a port')
  const url = `http://localhost:${address.port}`
  const baseUrl = assetOrigin ?? url
  for (const { name } of lake.list()) {
    const target = { projectId, baseUrl, author: PROGRAM.id }
    rebaseAssetUrls(lake.dataset(name), target)
  }
  const temporary = dataDir === null ? mkdtempSync(join(tmpdir(), 'content-lake-')) : null
  const assetsDirectory = join(dataDir ?? temporary ?? '', 'assets')
  const streams = new EventStreams()
  const drawings = new Drawings()
  const app = createApp({ lake, drawings, assetsDirectory, baseUrl, streams, log })
  const schedules = publishReleases(lake, log)
  const listener = getRequestListener(app.fetch)
  server.on('request', (request, response) => void listener(request, response))
  answerParserErrors(server)
  const drain = drainable(server)
  const endPresence = servePresence(server, lake)
  return {
    url,
    port: address.port,
    clientConfig: {
      projectId,
      dataset: datasets[0] ?? 'production',
      apiVersion: '2025-02-19',
      apiHost: url,
      useProjectHostname: false,
      useCdn: false,
    },
    async close() {
      endPresence()
      schedules.close()
      streams.close()
      await drain()
      await drawings.close()
      lake.close()
      if (temporary !== null) await rm(temporary, { recursive: true, force: true })
    },
    async reset() {
      lake.clear()
      await rm(assetsDirectory, { recursive: true, force: true })
      makeDatasets()
    },
  }
}
