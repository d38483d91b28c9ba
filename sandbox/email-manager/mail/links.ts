/** The origins of links in mails: the site for people, the service for mail programs. */
export interface LinkBases {
  siteUrl: string
  serviceUrl: string
}

/** The data in a link: an address and a token that proves its ownership. */
export interface LinkHolder {
  email: string
  token: string
}

type SitePage = 'email-confirmation' | 'email-preferences' | 'unsubscribe'

export function siteLink({ siteUrl }: LinkBases, page: SitePage, holder: LinkHolder): string {
  return withHolder(siteUrl, page, holder)
}

/**
 * The target of the one-click POST of RFC 8058, which mail programs send when their own button is pressed.
 */
export function oneClickLink({ serviceUrl }: LinkBases, holder: LinkHolder): string {
  return withHolder(serviceUrl, 'one-click/unsubscribe', holder)
}

function withHolder(base: string, path: string, { email, token }: LinkHolder): string {
  const url = new URL(path, base.endsWith('/') ? base : `${base}/`)
  url.search = new URLSearchParams({ email, token }).toString()
  return url.href
}
