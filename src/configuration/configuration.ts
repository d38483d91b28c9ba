/**
 * What the build was told by its environment (README.md). `vite.config.ts` parses the environment once and puts the
 * result here as a constant, so that a bad value stops the build and a visitor's browser carries no parser.
 */
/** What every part of the site may know; it is in the code that visitors get. */
export type Configuration = {
  sanity: {
    projectId: string
    dataset: string
    /** Origin of a content lake other than Sanity's hosted one, without a trailing slash. */
    apiHost: string | null
  }
  emailManager: {
    /** Base address of the service, without a trailing slash. */
    url: string
    businessId: string
  }
  /** Public origin of the site, without a trailing slash. */
  siteUrl: string
  /** Null unless key and project are set: then there is no sign-in (specification section 4, auth context). */
  firebase: { apiKey: string; projectId: string } | null
}

declare const __CONFIGURATION__: Configuration

export const configuration = __CONFIGURATION__
