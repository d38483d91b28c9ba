import type { NextSite } from './next-site.ts'

/** How many earlier builds' files stay reachable, for those who have an older page open. */
const KEPT = 10

/**
 * Takes over files of earlier builds. Their names are hashes of their content, so they are never
 * another file's.
 *
 * @param current names of the build's own files of this kind, which have been put
 * @param earlier names of the files of the builds before, newest first
 * @returns the same with this build in front; builds that had the same files count as one
 */
export async function keepEarlier(
  site: NextSite,
  current: readonly string[],
  earlier: readonly string[][],
): Promise<string[][]> {
  const generations = new Map(
    [current, ...earlier].map((names) => {
      const sorted = names.toSorted()
      return [JSON.stringify(sorted), sorted]
    }),
  )
  const kept = [...generations.values()].slice(0, KEPT + 1)
  for (const name of new Set(kept.slice(1).flat())) await site.keep(name)
  return kept
}
