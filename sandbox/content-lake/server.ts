import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { SvgRenderer } from './assets/svg-renderer.ts'
import { rebaseAssetUrls } from './assets/upload.ts'
import { createApp } from './http/app.ts'
import { answerParserErrors, prepareShutdown } from './http/connections.ts'
import { PROGRAM_USER } from './http/user.ts'
import { EventStreams } from './listen/stream.ts'
import { servePresence } from './presence/socket.ts'
import { startReleaseTimers } from './releases/schedule.ts'
import { Lake } from './store/lake.ts'

export interface ContentLakeOptions {
  /** Default: any free port. */
  port?: number
  /** Default: the database is in memory, assets are in a temporary folder; closing the lake deletes both. */
  dataDir?: string | null
  projectId?: string
  /** Datasets to create at the start and after each reset. Default: `production`. */
  datasets?: readonly string[]
  /** Origin of the URLs of images and files. Default: the lake's own address. */
  assetOrigin?: string
  /** Returns the machine's time in milliseconds. Default: `Date.now`. */
  clock?: () => number
  /** Called with messages for the operator, such as internal errors. Default: prints to standard error. */
  log?: (message: string) => void
}

/** If the machine's clock is behind the lake's clock by more than this, the lake logs a message when it starts. */
const REPORTED_LEAD_MS = 60_000

export interface ContentLake {
  /** Origin of the lake, such as `http://localhost:41234`. */
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
  /** Deletes all data and recreates the datasets. Fast enough to call between tests. */
  reset(): Promise<void>
  close(): Promise<void>
}

/**
 * Starts a content lake that listens on 127.0.0.1.
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
  if (lake.clockLead > REPORTED_LEAD_MS) {
    const minutes = Math.round(lake.clockLead / 60_000)
    log(
      `this machine's clock is ${minutes} minutes behind the last change. The lake's time continues from that change; check the machine's clock`,
    )
  }
  const createMissingDatasets = () => {
    for (const name of datasets) if (!lake.has(name)) lake.create(name)
  }
  const server = createServer()
  try {
    createMissingDatasets()
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
    const target = { projectId, baseUrl, author: PROGRAM_USER.id }
    rebaseAssetUrls(lake.dataset(name), target)
  }
  const temporaryDirectory = dataDir === null ? mkdtempSync(join(tmpdir(), 'content-lake-')) : null
  const assetsDirectory = join(dataDir ?? temporaryDirectory ?? '', 'assets')
  const streams = new EventStreams()
  const svgRenderer = new SvgRenderer()
  const app = createApp({ lake, svgRenderer, assetsDirectory, baseUrl, streams, log })
  const stopReleaseTimers = startReleaseTimers(lake, log)
  const listener = getRequestListener(app.fetch)
  server.on('request', (request, response) => void listener(request, response))
  answerParserErrors(server)
  const shutDown = prepareShutdown(server)
  const stopPresence = servePresence(server, lake)
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
      stopPresence()
      stopReleaseTimers()
      streams.close()
      await shutDown()
      await svgRenderer.close()
      lake.close()
      if (temporaryDirectory) await rm(temporaryDirectory, { recursive: true, force: true })
    },
    async reset() {
      lake.clear()
      await rm(assetsDirectory, { recursive: true, force: true })
      createMissingDatasets()
    },
  }
}
