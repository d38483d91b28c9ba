/** Links within the site: a link refers to a document and leads to that document's page. */
import * as v from 'valibot'
import { editableRoutes } from '../routes.ts'
import { portSlug } from '../text/addresses.ts'

/** GROQ for the `target` of `pathTo`: type and slug of the document to which `field` refers. */
export const linkTargetGroq = (field: string): string => `${field}->{_type, "slug": slug.current}`

const targetSchema = v.object({ _type: v.string(), slug: v.fallback(v.nullable(v.string()), null) })

/**
 * The address of a page.
 *
 * @param target the lake's answer to `linkTargetGroq`
 * @param anchor id of an element on the page; ignored if it is not in the page's `anchors`
 * @returns null if the document is missing or has no page
 */
export function pathTo(target: unknown, anchor: unknown = null): string | null {
  const parsed = v.safeParse(targetSchema, target)
  if (!parsed.success) return null
  const { _type: type, slug } = parsed.output
  const route = editableRoutes.find(({ document }) => document === type)
  if (!route) return null
  if (type === 'port') return v.is(portSlug, slug) ? route.path.replace(':portSlug', slug) : null
  const hasAnchor = typeof anchor === 'string' && (route.anchors ?? []).includes(anchor)
  return hasAnchor ? `${route.path}#${anchor}` : route.path
}
