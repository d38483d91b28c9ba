import path from 'node:path'
import type { Rolldown } from 'vite'

const folder = path.resolve(import.meta.dirname, '../../src/entry')
const ENTRY = path.join(folder, 'browser.tsx')

/** Imports each page when it is shown. */
const ROUTES = path.join(folder, 'page-routes.ts')

/** Modules that every view needs once the app is loaded. */
export const APP_ROOTS = [ENTRY, path.join(folder, 'app.tsx')]

/** Modules of fewer pages are in smaller chunks. */
const MANY_PAGES = 5

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/**
 * One chunk for the modules that every view needs or many pages share: it compresses better than several, and is one
 * request instead of dozens. It does not hold the entry module: if that is requested again after a failure, under another
 * address, it must not load these modules twice.
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
 * The modules that some modules import, directly or not, other than by `import()`.
 *
 * @param isLeftOut whether to leave out a module, and the modules that only such modules import
 */
export function importedBy(
  roots: readonly string[],
  graph: Graph,
  isLeftOut: (id: string) => boolean = () => false,
): Set<string> {
  const found = new Set(roots)
  // A set also gives what is added while it is read.
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? [])
      if (!isLeftOut(imported)) found.add(imported)
  return found
}
