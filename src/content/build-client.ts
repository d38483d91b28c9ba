/** Reads published content when pages are built: never through a CDN, so never stale. */
import { createClient } from '@sanity/client'
import { configuration } from '../configuration/configuration.ts'
import { LAKE_API_VERSION } from '../configuration/lake-api-version.ts'
import { UnreadableLakeError } from './unreadable-lake.ts'

const { projectId, dataset, apiHost } = configuration.sanity

const client = createClient({
  projectId,
  dataset,
  apiVersion: LAKE_API_VERSION,
  perspective: 'published',
  useCdn: false,
  ...(apiHost === null ? {} : { apiHost, useProjectHostname: false }),
})

export const buildClient = {
  async fetch(groq: string, params: Record<string, unknown> = {}): Promise<unknown> {
    try {
      return await client.fetch<unknown>(groq, params)
    } catch (cause) {
      throw new UnreadableLakeError(configuration.sanity, cause)
    }
  },
}
