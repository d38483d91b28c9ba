/** Where the links in mails lead: the site's pages, and the service for mail programs. */
export interface LinkBases {
  siteUrl: string
  serviceUrl: string
}

/** What a link carries: it speaks for its address. */
export interface LinkHolder {
  email: string
  token: string
}

type SitePage = 'email-confirmation' | 'email-preferences' | 'unsubscribe'

export function siteLink({ siteUrl }: LinkBases, page: SitePage, holder: LinkHolder): string {
  return withHolder(siteUrl, page, holder)
}

/** Answers the one POST of RFC 8058, which a mail program sends when its own button is pressed. */
export function oneClickLink({ serviceUrl }: LinkBases, holder: LinkHolder): string {
  return withHolder(serviceUrl, 'one-click/unsubscribe', holder)
}

function withHolder(base: string, path: string, { email, token }: LinkHolder): string {
  const url = new URL(path, base.endsWith('/') ? base : `${base}/`)
  url.search = new URLSearchParams({ email, token }).toString()
  return url.href
}
