/** Keeps files of earlier builds: pages that are still open in a browser, and links in mails, need them. */
import type { NextSite } from './next-site.ts'

/** Number of earlier builds whose files stay on the site. */
const KEPT_BUILDS = 10

/**
 * Keeps the files of the last `KEPT_BUILDS` builds. Their names contain a hash of their content, so that different
 * files never have the same name.
 *
 * @param current names of this build's files of one kind, such as assets; these files are already in `site`
 * @param earlier names of earlier builds' files of the same kind, newest build first
 * @returns `earlier` with this build in front; builds with the same files count as one
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
  const kept = [...generations.values()].slice(0, KEPT_BUILDS + 1)
  for (const name of new Set(kept.slice(1).flat())) await site.keep(name)
  return kept
}
