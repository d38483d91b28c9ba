import { startContentLake } from './server.ts'

export interface StartLakeOptions {
  /** Any free port when left out. */
  port?: number
  /** Where the data is kept; in memory when left out, and gone when the lake is closed. */
  dataDir?: string
  projectId?: string
  /** Datasets that are there at first and after each reset; `production` when left out. */
  datasets?: readonly string[]
  /** Told of faults and of requests that the lake doesn't know; standard error when left out. */
  log?: (message: string) => void
}

/** What `createClient` of `@sanity/client` takes. */
export interface LakeClientConfig {
  projectId: string
  dataset: string
  apiVersion: string
  apiHost: string
  useProjectHostname: false
  useCdn: false
}

export interface StartedLake {
  /** Its address, such as `http://localhost:41234`. */
  url: string
  port: number
  /** The configuration of a client. */
  clientConfig(dataset?: string, apiVersion?: string): LakeClientConfig
  /** Takes everything away, between two tests: a matter of milliseconds. */
  reset(): Promise<void>
  close(): Promise<void>
}

/**
 * Starts a content lake, for tests of programs that talk to one.
 *
 * @throws when the port is taken, or the data directory is unwritable or held by another lake
 */
export async function startLake({
  port = 0,
  dataDir,
  projectId = 'localdev',
  datasets = ['production'],
  ...rest
}: StartLakeOptions = {}): Promise<StartedLake> {
  const options = { port, dataDir: dataDir ?? null, projectId, datasets }
  const lake = await startContentLake({ ...options, ...rest })
  const [first = 'production'] = datasets
  return {
    url: lake.url,
    port: lake.port,
    clientConfig: (dataset = first, apiVersion = '2025-02-19') => ({
      projectId,
      dataset,
      apiVersion,
      apiHost: lake.url,
      useProjectHostname: false,
      useCdn: false,
    }),
    reset: () => lake.reset(),
    close: () => lake.close(),
  }
}
