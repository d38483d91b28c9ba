import { defineField, type ValidationContext } from '@sanity/types'
import { LAKE_API_VERSION } from '../../src/configuration/lake-api-version.ts'
import { portSlugProblem } from '../../src/text/port-slug.ts'
import { publishedId } from '../published-id.ts'
import { missing, type Verdict } from './rules.ts'

const LIVE_SLUG = '*[_id == $id][0].slug.current'

function currentOf(value: unknown): string | undefined {
  return typeof value === 'object' &&
    value !== null &&
    'current' in value &&
    typeof value.current === 'string'
    ? value.current
    : undefined
}

/** The last part of a port page's address: small letters, digits, single hyphens. */
export function portSlugRule(value: unknown): Verdict {
  const current = currentOf(value)
  return current === undefined || (portSlugProblem(current) ?? true)
}

/** Warns when the slug of a live page is changed, since links to the old address break. */
export async function keepsAddress(
  value: unknown,
  { document, getClient }: Pick<ValidationContext, 'document' | 'getClient'>,
): Promise<Verdict> {
  const current = currentOf(value)
  if (current === undefined || !document) return true
  const { _id: id } = document
  const live: unknown = await getClient({ apiVersion: LAKE_API_VERSION }).fetch(LIVE_SLUG, {
    id: publishedId(id),
  })
  return (
    typeof live !== 'string' ||
    live === current ||
    `The page is live at /ports/${live}: publishing another address breaks every link to it`
  )
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
    rule.custom(keepsAddress).warning(),
  ],
})
