/** Redirects from earlier addresses of pages (schema `redirect`). */
import * as v from 'valibot'
import { linkTargetGroq, pathTo } from '../../src/content/link-target.ts'
import { oldAddressProblem } from '../../src/text/addresses.ts'

export type Redirect = { from: string; to: string }

export const redirectsGroq = `*[_type == "redirect"] | order(_updatedAt desc) {from, "page": ${linkTargetGroq('to')}}`

const redirectSchema = v.object({
  from: v.pipe(
    v.string(),
    v.check((address) => oldAddressProblem(address) === null),
  ),
  page: v.unknown(),
})

/**
 * The redirects, sorted by old address. Omits malformed redirects, redirects to a page that does not exist, and
 * redirects from the address of an existing page. If two redirects have the same old address, the later change counts.
 *
 * @param answer the lake's answer to `redirectsGroq`
 * @param pages paths of the site's pages
 */
export function redirectsIn(answer: unknown, pages: readonly string[]): Redirect[] {
  const pagePaths = new Set(pages)
  const taken = new Set(pages)
  return (Array.isArray(answer) ? answer : [])
    .flatMap((entry: unknown): Redirect[] => {
      const parsed = v.safeParse(redirectSchema, entry)
      if (!parsed.success) return []
      const { from, page } = parsed.output
      const to = pathTo(page)
      if (to === null || !pagePaths.has(to) || taken.has(from)) return []
      taken.add(from)
      return [{ from, to }]
    })
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
}
