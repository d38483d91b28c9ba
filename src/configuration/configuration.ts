/**
 * The part of the configuration (README.md) that visitors download with the code. `vite.config.ts` parses it once and
 * puts the result here as a constant: a bad value stops the build, and visitors download no parser.
 */
export type Configuration = {
  sanity: {
    projectId: string
    dataset: string
    /** Origin of a content lake other than Sanity's hosted one, without a trailing slash. */
    apiHost: string | null
  }
  emailManager: {
    /** Base address of the email-manager, without a trailing slash. */
    url: string
    businessId: string
  }
  /** Public origin of the site, without a trailing slash. */
  siteUrl: string
  /** Null if key or project is missing; the site then has no sign-in (specification section 4, auth context). */
  firebase: { apiKey: string; projectId: string } | null
}

declare const __CONFIGURATION__: Configuration

export const configuration = __CONFIGURATION__
