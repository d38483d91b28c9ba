import type { Redirect } from '../site-files/redirects.ts'
import type { HeaderRule } from '../site-files/site-files.ts'

/** What a web server's configuration is made of. */
export type SiteOfHost = {
  rules: readonly HeaderRule[]
  redirects: readonly Redirect[]
  /** Paths of folders with a 404 page of their own, like `/ports`. */
  notFoundFolders: readonly string[]
}
