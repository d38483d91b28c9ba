/** When what a page shows was last changed, as the sitemap tells it. */
import type { Documents } from './documents.ts'

/**
 * @param pages each page's path, and the types of the documents that it shows, its frame aside
 * @param documents all that is published
 * @returns by path, null for a page that shows none of them; a page of one port has the time of that port alone
 */
export function lastChanges(
  pages: ReadonlyMap<string, ReadonlySet<string>>,
  { changes, ownPages }: Pick<Documents, 'changes' | 'ownPages'>,
): Map<string, string | null> {
  const byType = new Map<string, string>()
  const byOwnPage = new Map<string, { type: string; at: string }>()
  for (const { id, type, at } of changes) {
    byType.set(type, later(byType.get(type), at))
    const own = ownPages[id]
    if (own !== undefined) byOwnPage.set(own, { type, at: later(byOwnPage.get(own)?.at, at) })
  }
  return new Map(
    [...pages].map(([path, types]) => {
      const own = byOwnPage.get(path)
      const times = [...types].map((type) => (type === own?.type ? own.at : byType.get(type)))
      return [
        path,
        times.reduce<string | null>((a, b) => (b === undefined ? a : later(a, b)), null),
      ]
    }),
  )
}

/** The later of two times in the lake's one format. */
function later(a: string | null | undefined, b: string): string {
  return a !== null && a !== undefined && a > b ? a : b
}
