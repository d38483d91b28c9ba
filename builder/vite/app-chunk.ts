import path from 'node:path'
import type { Rolldown } from 'vite'

const folder = path.resolve(import.meta.dirname, '../../src/entry')
const ENTRY = path.join(folder, 'browser.tsx')

/** Imports the pages, each when it is shown. */
const ROUTES = path.join(folder, 'page-routes.ts')

/** What each view has once the app is there, whichever page it shows. */
export const APP_ROOTS = [ENTRY, path.join(folder, 'app.tsx')]

/** Fewer pages than these have what they share in smaller chunks. */
const MANY_PAGES = 5

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/**
 * One chunk for all that the app imports before it knows which page it shows, and for what many pages have besides:
 * it compresses better than several, and is one request in place of dozens.
 * The entry module is not in it: asked for once more after a failure, under another address, it must find
 * these modules here instead of bringing its own.
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
 * @param isLeftOut tells of a module that it is not wanted, nor what only such modules import
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
