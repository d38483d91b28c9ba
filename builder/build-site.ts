import { ACCEPT_MISSING } from './prerender/content-guard.ts'
import { prerender } from './prerender/prerender.ts'
import { changeReport } from './report/change-report.ts'
import type { BuildNotice } from './report/notices.ts'
import { MAX_BYTES_AT_BEST } from './site-files/next-site.ts'

/**
 * Updates the site to the lake's published content and prints what has changed.
 *
 * @param maxBytesAtBest bytes of changed pages that are compressed at the best quality
 * @returns pages, PDFs and facts that could not be updated; the last good ones were kept
 * @throws when the site could not be built; the present one is unchanged then
 */
export async function buildSite(
  maxBytesAtBest = MAX_BYTES_AT_BEST.build,
): Promise<readonly BuildNotice[]> {
  const acceptMissing = process.argv.includes(ACCEPT_MISSING)
  const { changes, notices } = await prerender({ acceptMissing, maxBytesAtBest })
  for (const line of changeReport(changes)) console.log(line)
  return notices
}
