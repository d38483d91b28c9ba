/** The data in a link: an address and a token that proves its ownership. */
export interface LinkHolder {
  email: string
  token: string
}

type SitePage = 'email-confirmation' | 'email-preferences' | 'unsubscribe'

export function siteLink(siteUrl: string, page: SitePage, { email, token }: LinkHolder): string {
  const url = new URL(page, siteUrl.endsWith('/') ? siteUrl : `${siteUrl}/`)
  url.search = new URLSearchParams({ email, token }).toString()
  return url.href
}
