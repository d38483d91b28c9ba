import { defineField, type ValidationContext } from '@sanity/types'
import { LAKE_API_VERSION } from '../../src/configuration/lake-api-version.ts'
import { portSlugProblem } from '../../src/text/addresses.ts'
import { getPublishedId } from '@sanity/client/csm'
import { missing, type Verdict } from './rules.ts'

type Context = Pick<ValidationContext, 'document' | 'getClient'>

/** GROQ: the name of another port with this slug. A draft may have no name yet. */
const OTHER_PORT =
  '*[_type == "port" && slug.current == $slug && !sanity::versionOf($id)][0]{"name": coalesce(name, "Another port")}.name'

/** The text of a slug; undefined when it is missing or empty. */
export function slugOf(value: unknown): string | undefined {
  const { current } = Object(value)
  return typeof current === 'string' && current !== '' ? current : undefined
}

/** Accepts the last part of a port page's address: lower-case letters, digits, single hyphens. */
export function portSlugRule(value: unknown): Verdict {
  const { current } = Object(value)
  return typeof current !== 'string' || (portSlugProblem(current) ?? true)
}

/** Refuses a slug that another port has, whether published, draft or in a release. */
export async function isUnused(slug: unknown, { document, getClient }: Context): Promise<Verdict> {
  const current = slugOf(slug)
  if (current === undefined || !document) return true
  const id = getPublishedId(document._id)
  const other: unknown = await getClient({ apiVersion: LAKE_API_VERSION })
    .withConfig({ perspective: 'raw' })
    .fetch(OTHER_PORT, { slug: current, id })
  return (
    typeof other !== 'string' ||
    `${other} has the address /ports/${current} already: choose another address for this port`
  )
}

export const portSlugField = defineField({
  name: 'slug',
  title: 'Address of the page',
  description: 'The last part of /ports/…; a change leaves a redirect from the old address.',
  type: 'slug',
  // `isUnused` replaces the built-in check, whose message Sanity would show once for each rule below.
  options: { source: 'name', maxLength: 40, search: { weight: 5 }, isUnique: () => true },
  validation: (rule) => [
    rule.required().error(missing('Address of the page')),
    rule.custom(portSlugRule),
    rule.custom(isUnused),
  ],
})
