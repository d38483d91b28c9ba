import { ClientError, createClient, type SanityClient } from '@sanity/client'
import { afterAll, beforeAll } from 'vitest'
import { startContentLake, type ContentLake } from '../../../../sandbox/content-lake/server.ts'

const API_VERSION = '2025-02-19'

/** Sanity's unmodified client, without retries. */
export function clientOf(url: string, dataset: string, apiVersion = API_VERSION): SanityClient {
  return createClient({
    projectId: 'localdev',
    dataset,
    apiVersion,
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    maxRetries: 0,
  })
}

/** @returns the `ClientError` of a refused call @throws if the call succeeds or throws another error */
export async function refusal(call: Promise<unknown>): Promise<ClientError> {
  const outcome: unknown = await call.then(
    () => new Error('The lake did not refuse'),
    (error: unknown) => error,
  )
  if (outcome instanceof ClientError) return outcome
  throw outcome
}

/** @returns the status and error type of refused mutations or actions */
export async function refusedAs(call: Promise<unknown>): Promise<[status: number, type: string]> {
  const { statusCode, details } = await refusal(call)
  return [statusCode, details.items?.[0].error.type ?? details.type]
}

type Document = { _id?: string; _type?: string } & Record<string, unknown>

export interface TestLake {
  readonly url: string
  /** The lines that the lake has logged. */
  readonly logged: readonly string[]
  /** A client of a new dataset with these documents; their default type is `port`. */
  freshClient(...documents: Document[]): Promise<SanityClient>
  /** Sends a plain HTTP request, without the client's checks and defaults. */
  request(path: string, init?: RequestInit): Promise<Response>
}

/** Runs a lake for the tests of one file, on a free port, in memory. */
export function useLake(): TestLake {
  let lake: ContentLake | undefined
  let datasets = 0
  const logged: string[] = []
  const runningLake = () => {
    if (!lake) throw new Error('The lake runs only while tests run')
    return lake
  }

  beforeAll(async () => {
    lake = await startContentLake({ log: (message) => logged.push(message) })
  })
  afterAll(() => lake?.close())

  return {
    logged,
    get url() {
      return runningLake().url
    },
    async freshClient(...documents) {
      datasets += 1
      const client = clientOf(runningLake().url, `test-${datasets}`)
      await client.datasets.create(`test-${datasets}`)
      if (documents.length > 0)
        await client.mutate(
          documents.map((document) => ({ create: { _type: 'port', ...document } })),
        )
      return client
    },
    request: (path, init) => fetch(`${runningLake().url}${path}`, init),
  }
}
