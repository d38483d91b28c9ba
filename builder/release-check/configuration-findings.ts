/** Settings that are not fit for production. */
import type { parseConfiguration } from '../configuration/parse-configuration.ts'

/** The parsed configuration, and the variables that it was parsed from. */
type Configured = {
  configuration: ReturnType<typeof parseConfiguration>
  environment: Record<string, string | undefined>
}

/** Each setting that works on the developer's machine only, with why and what to do. */
export function configurationFindings({ configuration, environment }: Configured): string[] {
  const { siteUrl, emailManager, sanity, studioUrl } = configuration
  return [
    ...publicAddress(
      'VITE_SITE_URL',
      siteUrl,
      'canonical links and the sitemap would lead nowhere. Set the site’s public https address.',
    ),
    ...publicAddress(
      'VITE_EMAIL_MANAGER_URL',
      emailManager.url,
      'no request and no subscription would arrive. Set the https address of the service.',
    ),
    ...publicAddress(
      'VITE_SANITY_API_HOST',
      sanity.apiHost,
      'visitors’ browsers can’t read that lake. Leave it unset for a hosted Sanity project.',
    ),
    ...publicAddress(
      'VITE_STUDIO_URL',
      studioUrl,
      'only that machine’s Studio could show the preview. Set the Studio’s https address, or leave it unset for no preview.',
    ),
    ...(configuration.isUnlisted
      ? ['VITE_NOINDEX is 1: no search engine would list the site. Leave it unset.']
      : []),
    ...(environment['VITE_BUSINESS_ID']
      ? []
      : [
          'VITE_BUSINESS_ID is not set: the service would file every request under the sandbox’s business. Set the business’s own id.',
        ]),
  ]
}

function publicAddress(variable: string, address: string | null, otherwise: string): string[] {
  return address === null || isPublic(address) ? [] : [`${variable} is ${address}: ${otherwise}`]
}

/** Whether an address can be reached from other machines, and over HTTPS. */
function isPublic(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' && !/^(\[::1\]|127\.[\d.]+|(.+\.)?localhost)$/.test(hostname)
}
