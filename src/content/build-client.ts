/** Reads published content when pages are built: never through a CDN, so never stale. */
import { createClient } from '@sanity/client'
import { configuration } from '../configuration/configuration.ts'
import { LAKE_API_VERSION } from '../configuration/lake-api-version.ts'

const { projectId, dataset, apiHost } = configuration.sanity

export const buildClient = createClient({
  projectId,
  dataset,
  apiVersion: LAKE_API_VERSION,
  perspective: 'published',
  useCdn: false,
  ...(apiHost === null ? {} : { apiHost, useProjectHostname: false }),
})
