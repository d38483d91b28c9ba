import type { Configuration } from '../configuration/configuration.ts'

/**
 * Where visitors' browsers read published content: from `apiHost` if configured, else from the CDN of the hosted
 * project (https://www.sanity.io/docs/content-lake/api-cdn).
 */
export function lakeOrigin(sanity: Configuration['sanity']): string {
  return sanity.apiHost ?? `https://${sanity.projectId}.apicdn.sanity.io`
}

/** Where visitors' browsers load images: from `apiHost` if configured, else from Sanity's image CDN. */
export function imageOrigin(sanity: Configuration['sanity']): string {
  return sanity.apiHost ?? 'https://cdn.sanity.io'
}
