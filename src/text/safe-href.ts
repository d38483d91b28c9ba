/** Any origin: a path that does not stay in it would leave the site too. */
const SITE = 'https://site.invalid'

/**
 * Whether a link of the content may lead there: to a path of this site, to https without credentials, or to `mailto:`
 * or `tel:` without headers other than a subject.
 */
export function isSafeHref(href: string): boolean {
  if (!/^([/#]|https:\/\/|mailto:|tel:)/.test(href)) return false
  try {
    // Reads as browsers do: without tabs and line breaks, and in a path `\` is `/`.
    const { origin, pathname, searchParams, username, password } = new URL(href, SITE)
    if (/^[/#]/.test(href)) return origin === SITE && !pathname.startsWith('//')
    return href.startsWith('https')
      ? username + password === ''
      : [...searchParams.keys()].every((name) => name.toLowerCase() === 'subject')
  } catch {
    return false
  }
}
