import path from 'node:path'
import type { Rolldown } from 'vite'

const SOURCE = path.resolve(import.meta.dirname, '../../src')
const folder = path.join(SOURCE, 'entry')
const ENTRY = path.join(folder, 'browser.tsx')

/** What each view has once the app is there, whichever page it shows. */
export const APP_ROOTS = [ENTRY, path.join(folder, 'app.tsx')]

/**
 * One chunk for all that the app imports before it knows which page it shows: one request in place of dozens.
 * The entry module is not in it: asked for once more after a failure, under another address, it must find
 * these modules here instead of bringing its own.
 */
export function appChunk(): Rolldown.CodeSplittingGroup {
  let modules: ReadonlySet<string> | undefined
  return {
    priority: 1,
    name: (id, context) => {
      modules ??= importedBy(APP_ROOTS, context)
      return id !== ENTRY && modules.has(id) ? 'site' : null
    },
  }
}

/** One chunk for what many pages have besides: it compresses better, and is fewer requests, than one chunk each. */
export const sharedChunk: Rolldown.CodeSplittingGroup = {
  name: 'shared',
  test: (id) => id.startsWith(SOURCE),
  minShareCount: 5,
}

/** The modules that some modules import, directly or not, other than by `import()`. */
export function importedBy(
  roots: readonly string[],
  graph: Pick<Rolldown.ChunkingContext, 'getModuleInfo'>,
): Set<string> {
  const found = new Set(roots)
  // A set also gives what is added while it is read.
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}
