import type { Configuration } from '../configuration/configuration.ts'

/**
 * Where visitors' browsers read published content: the configured lake, else the CDN of the hosted
 * project (https://www.sanity.io/docs/content-lake/api-cdn).
 */
export function lakeOrigin(sanity: Configuration['sanity']): string {
  return sanity.apiHost ?? `https://${sanity.projectId}.apicdn.sanity.io`
}

/** Where the lake serves images: its own origin, else Sanity's image CDN. */
export function imageOrigin(sanity: Configuration['sanity']): string {
  return sanity.apiHost ?? 'https://cdn.sanity.io'
}
