/** Which slugs a port's page can have: one rule for the Studio, the site's lists and the build. */
import * as v from 'valibot'

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Well below the 255 bytes that file systems allow a name, endings such as `.html.br` included. */
const LONGEST = 96

/** Paths that the site's server or its build use. */
const RESERVED: ReadonlySet<string> = new Set(['index', '404', 'preview', 'docs', 'assets'])

/** @returns what to do about a slug that can't be used, as an editor reads it; null for a good one */
export function portSlugProblem(slug: string): string | null {
  if (!SLUG.test(slug))
    return 'Use small letters a to z, digits and single hyphens, like navi-mumbai'
  if (slug.length > LONGEST) return `Shorten it to ${LONGEST} characters`
  return RESERVED.has(slug) ? `The site keeps “${slug}” for itself: choose another word` : null
}

/** A slug that a page can be built and linked by; a port with any other is left out of lists. */
export const portSlug = v.pipe(
  v.string(),
  v.check((slug) => portSlugProblem(slug) === null),
)
