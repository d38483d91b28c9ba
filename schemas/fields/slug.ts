import { defineField, type ValidationContext } from '@sanity/types'
import { LAKE_API_VERSION } from '../../src/configuration/lake-api-version.ts'
import { portSlugProblem } from '../../src/text/addresses.ts'
import { getPublishedId } from '@sanity/client/csm'
import { missing, type Verdict } from './rules.ts'

type Context = Pick<ValidationContext, 'document' | 'getClient'>

const LIVE_SLUG = '*[_id == $id][0].slug.current'
const OTHER_PORT = '*[_type == "port" && slug.current == $slug && !sanity::versionOf($id)][0].name'

function currentOf(value: unknown): string | undefined {
  const { current } = Object(value)
  return typeof current === 'string' ? current : undefined
}

/** The text of a slug; undefined when it is missing or empty. */
export const slugOf = (value: unknown): string | undefined => currentOf(value) || undefined

/** The last part of a port page's address: small letters, digits, single hyphens. */
export function portSlugRule(value: unknown): Verdict {
  const current = currentOf(value)
  return current === undefined || (portSlugProblem(current) ?? true)
}

/** Warns an editor who changes the slug of a live page. */
export async function keepsAddress(
  value: unknown,
  { document, getClient }: Context,
): Promise<Verdict> {
  const current = currentOf(value)
  if (current === undefined || !document) return true
  const id = getPublishedId(document._id)
  const live: unknown = await getClient({ apiVersion: LAKE_API_VERSION }).fetch(LIVE_SLUG, { id })
  return (
    typeof live !== 'string' ||
    live === current ||
    `The page is live at /ports/${live}: publishing another address moves it, and leaves a redirect from this one`
  )
}

/** Refuses a slug that another port has, whether published, draft or in a release. */
export async function isFree(value: unknown, { document, getClient }: Context): Promise<Verdict> {
  const current = currentOf(value)
  if (current === undefined || !document) return true
  const id = getPublishedId(document._id)
  const other: unknown = await getClient({ apiVersion: LAKE_API_VERSION })
    .withConfig({ perspective: 'raw' })
    .fetch(OTHER_PORT, { slug: current, id })
  return (
    typeof other !== 'string' ||
    `${other} has the address /ports/${current} already: choose another for this one`
  )
}

export const portSlugField = defineField({
  name: 'slug',
  title: 'Address of the page',
  description: 'The last part of /ports/…; a change leaves a redirect from the old address.',
  type: 'slug',
  // `isFree` replaces the built-in check, which repeats its message for each rule.
  options: { source: 'name', maxLength: 40, search: { weight: 5 }, isUnique: () => true },
  validation: (rule) => [
    rule.required().error(missing('Address of the page')),
    rule.custom(portSlugRule),
    rule.custom(isFree),
    rule.custom(keepsAddress).warning(),
  ],
})
