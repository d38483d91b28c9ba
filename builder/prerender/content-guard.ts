/** Refuses a build that would replace the site by one made of an empty or half-empty dataset. */
import type { BuildNotice } from '../report/notices.ts'

/** Command-line option that builds all the same. */
export const ACCEPT_MISSING = '--accept-missing-content'

/** The largest share of the site's pages that a build may remove. */
const MAX_LOST_SHARE = 1 / 3

/** The build was refused: the site in place is as it was. */
export class RefusedError extends Error {
  override name = 'RefusedError'

  readonly notice: BuildNotice

  constructor(problem: string, remedy: string) {
    super(`The build was refused; the site stays as it was. ${problem} ${remedy}`)
    this.notice = { artefact: '/', document: null, field: null, problem, remedy }
  }
}

/**
 * @param missing titles of required documents that are not published
 * @param present paths of the present site's pages; none before the first build
 * @param next paths of the new site's pages
 * @throws RefusedError saying what is missing and what to do
 */
export function refuseLosses(
  missing: readonly string[],
  present: readonly string[],
  next: readonly string[],
): void {
  if (missing.length > 0)
    throw new RefusedError(
      `Nothing is published of: ${missing.join(', ')}.`,
      `Publish it in the Studio, or fill an empty dataset with “npm run seed”; to build without, add ${ACCEPT_MISSING}.`,
    )
  const nextPaths = new Set(next)
  const lost = present.filter((path) => !nextPaths.has(path))
  if (lost.length > present.length * MAX_LOST_SHARE)
    throw new RefusedError(
      `${lost.length} of the site’s ${present.length} pages would be gone.`,
      `If they are not meant to go, publish their documents again; if they are, build once with ${ACCEPT_MISSING}.`,
    )
}
