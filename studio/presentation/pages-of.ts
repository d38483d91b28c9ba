/** Which pages show a document, derived from the queries of the pages. */
import type { PageQuery } from '../../src/content/page-query.ts'
import type { Shown } from '../../src/content/select.ts'
import { editedRoutes } from '../../src/routes.ts'

type Queries = Record<string, () => PageQuery>

const modules = import.meta.glob<Queries>('../../src/{pages,features/documents}/*/query.ts', {
  eager: true,
})

/** What each query shows, by the query's name, which for a page is that of its folder. */
const shownBy: ReadonlyMap<string, readonly Shown[]> = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .map((query) => query())
    .map(({ name, shows }) => [name, shows]),
)

/** A page that shows documents of a type. */
export type PageOfType = {
  readonly path: string
  readonly title: string
  /** GROQ, one of which a document that the page shows fulfils; empty: the page shows each of them. */
  readonly conditions: readonly string[]
}

/** The pages that show documents of a type, in the order of the routes. */
export function pagesOf(type: string): PageOfType[] {
  return editedRoutes.flatMap(({ path, title, page }) => {
    // Every page shows them in the frame around it, which its query does not name.
    if (type === 'siteSettings') return [{ path, title, conditions: [] }]
    const shown = (shownBy.get(page) ?? []).filter((each) => each.type === type)
    if (shown.length === 0) return []
    const conditions = shown.map(({ where }) => where)
    return [
      {
        path,
        title,
        conditions: conditions.every((where) => where !== undefined) ? conditions : [],
      },
    ]
  })
}
