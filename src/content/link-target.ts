/** Where a link within the site leads: the page of the document that it refers to. */
import * as v from 'valibot'
import { editedRoutes } from '../routes.ts'
import { portSlug } from '../text/addresses.ts'

/** GROQ: the fields that `pathTo` needs of the document that `field` refers to. */
export const pageOf = (field: string): string => `${field}->{_type, "slug": slug.current}`

const page = v.object({ _type: v.string(), slug: v.fallback(v.nullable(v.string()), null) })

/**
 * The address of a page.
 *
 * @param target answer to `pageOf`
 * @param anchor id of an element on the page; ignored if it is not in the page's `anchors`
 * @returns null if the document is missing or has no page
 */
export function pathTo(target: unknown, anchor: unknown = null): string | null {
  const parsed = v.safeParse(page, target)
  if (!parsed.success) return null
  const { _type: type, slug } = parsed.output
  const route = editedRoutes.find(({ document }) => document === type)
  if (!route) return null
  if (type === 'port') return v.is(portSlug, slug) ? route.path.replace(':portSlug', slug) : null
  const hasAnchor = typeof anchor === 'string' && (route.anchors ?? []).includes(anchor)
  return hasAnchor ? `${route.path}#${anchor}` : route.path
}
