import { createClient, type SanityClient } from '@sanity/client'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { startLake, type StartedLake } from '../../../../sandbox/content-lake/start-lake.ts'
import { refusal } from './errors.ts'

type Options = Omit<Parameters<SanityClient['request']>[0], 'uri' | 'url'>

/** A lake with a token, empty before each test, and what an administrator asks of its project. */
export function useProject() {
  const token = 'sk-of-the-lake'
  let lake: StartedLake
  let client: SanityClient

  beforeAll(async () => {
    lake = await startLake({ token })
    client = createClient(lake.clientConfig())
  })
  afterAll(() => lake.close())
  beforeEach(() => lake.reset())

  const ask = async (url: string, options: Options = {}): Promise<unknown> =>
    client.request({ url, ...options })
  return {
    token,
    get lake() {
      return lake
    },
    get client() {
      return client
    },
    ask,
    /** The status with which a request is refused. */
    refused: async (url: string, options: Options = {}) =>
      (await refusal(ask(url, options))).statusCode,
  }
}
