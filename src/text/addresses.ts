/** Rules for links, port slugs and redirects, shared by the Studio, the site and the build. */
import * as v from 'valibot'

/** Placeholder origin: a path that resolves outside it would leave the site. */
const SITE_ORIGIN = 'https://site.invalid'

/**
 * Whether the content may link to an address. Allowed are a path or anchor of this site, `https:` without credentials,
 * and `mailto:` and `tel:` with no parameter except `subject`.
 */
export function isSafeHref(href: string): boolean {
  if (!/^([/#]|https:\/\/|mailto:|tel:)/.test(href)) return false
  try {
    // `URL` parses as browsers do: it drops tabs and line breaks, and reads `\` in a path as `/`.
    const { origin, pathname, searchParams, username, password } = new URL(href, SITE_ORIGIN)
    if (/^[/#]/.test(href)) return origin === SITE_ORIGIN && !pathname.startsWith('//')
    return href.startsWith('https')
      ? username + password === ''
      : [...searchParams.keys()].every((name) => name.toLowerCase() === 'subject')
  } catch {
    return false
  }
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Well below the 255 bytes that a file name can have, including endings such as `.html.br`. */
const MAX_SLUG_LENGTH = 96

/** `/ports/404.html` and `index.html` are special. The site's folder names are reserved too, as a precaution. */
const RESERVED: ReadonlySet<string> = new Set(['index', '404', 'preview', 'docs', 'assets'])

/** @returns a message for editors if the slug can't be used; null if it can */
export function portSlugProblem(slug: string): string | null {
  if (!SLUG.test(slug))
    return 'Use lower-case letters a to z, digits and single hyphens, like navi-mumbai'
  if (slug.length > MAX_SLUG_LENGTH) return `Shorten it to ${MAX_SLUG_LENGTH} characters`
  return RESERVED.has(slug) ? `“${slug}” is reserved: choose another word` : null
}

/** A valid port slug; ports with an invalid slug are left out of lists. */
export const portSlug = v.pipe(
  v.string(),
  v.check((slug) => portSlugProblem(slug) === null),
)

/** Addresses that can be redirected. Characters with a special meaning in host configuration files are not allowed. */
const OLD_ADDRESS = /^(?:\/[a-z\d]+(?:[-_][a-z\d]+)*)+$/

/** @returns a message for editors if the address can't be redirected; null if it can */
export function oldAddressProblem(address: string): string | null {
  return OLD_ADDRESS.test(address)
    ? null
    : 'Start the old address with a slash and use lower-case letters, like /ports/navlakhi'
}
