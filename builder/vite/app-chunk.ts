import path from 'node:path'
import type { Rolldown } from 'vite'

const folder = path.resolve(import.meta.dirname, '../../src/entry')
const ENTRY = path.join(folder, 'browser.tsx')

/** The module that imports each page on demand. */
const ROUTES = path.join(folder, 'page-routes.ts')

/** Modules that every view needs once the app is loaded. */
export const APP_ROOTS = [ENTRY, path.join(folder, 'app.tsx')]

/** A module is in the chunk if at least this many pages import it. */
const MANY_PAGES = 5

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/**
 * Groups the modules that every view needs or many pages share. One chunk compresses better than several chunks, and is
 * one request instead of dozens. The entry module is excluded: after a failure, the boot script requests it again under
 * another address. If the entry module shared a chunk, the other modules of that chunk would load twice.
 */
export function appChunk(): Rolldown.CodeSplittingGroup {
  let modules: ReadonlySet<string> | undefined
  return {
    priority: 1,
    name: (id, context) => {
      modules ??= new Set([...importedBy(APP_ROOTS, context), ...sharedByPages(context)])
      return id !== ENTRY && modules.has(id) ? 'site' : null
    },
  }
}

/** The modules that many pages import. */
function sharedByPages(graph: Graph): string[] {
  const counts = new Map<string, number>()
  for (const page of graph.getModuleInfo(ROUTES)?.dynamicallyImportedIds ?? [])
    for (const id of importedBy([page], graph)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].flatMap(([id, count]) => (count < MANY_PAGES ? [] : [id]))
}

/**
 * `roots` and the modules that they import, directly or indirectly, except by `import()`.
 *
 * @param isLeftOut whether to leave out an imported module. The imports of a left-out module are not followed.
 */
export function importedBy(
  roots: readonly string[],
  graph: Graph,
  isLeftOut: (id: string) => boolean = () => false,
): Set<string> {
  const found = new Set(roots)
  // The loop also visits the modules that are added to the set meanwhile.
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? [])
      if (!isLeftOut(imported)) found.add(imported)
  return found
}
