import { createClient, type SanityClient } from '@sanity/client'

/**
 * A client of an embedded lake's dataset.
 *
 * @param apiHost address of the lake
 */
export function lakeClientAt(apiHost: string): SanityClient {
  return createClient({
    projectId: 'localdev',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost,
    useProjectHostname: false,
    useCdn: false,
  })
}
