import { defineField } from '@sanity/types'

import { missing, type Verdict } from './rules.ts'

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Names that the site's server or its build keep for themselves. */
const RESERVED: ReadonlySet<string> = new Set(['index', '404', 'preview', 'docs', 'assets'])

/** The last part of a port page's address: small letters, digits, single hyphens. */
export const portSlugRule = (value: unknown): Verdict => {
  if (typeof value !== 'object' || value === null || !('current' in value)) return true
  const { current } = value
  if (typeof current !== 'string') return true
  if (!SLUG.test(current))
    return 'Use small letters a to z, digits and single hyphens, like navi-mumbai'
  return !RESERVED.has(current) || `The site keeps “${current}” for itself: choose another word`
}

/** A port's place in the site's addresses; unique among ports. */
export const portSlugField = defineField({
  name: 'slug',
  title: 'Address of the page',
  description: 'The last part of /ports/… . Changing it breaks links to the old address.',
  type: 'slug',
  options: { source: 'name', maxLength: 40, search: { weight: 5 } },
  validation: (rule) => [
    rule.required().error(missing('Address of the page')),
    rule.custom(portSlugRule),
  ],
})
