/** Refuses a build that would replace the site with one from an empty or half-empty dataset. */
import type { BuildNotice } from '../report/notices.ts'

/** Command-line option that builds despite the losses. */
export const ACCEPT_MISSING = '--accept-missing-content'

/** The largest share of its pages, or of its documents, that a site may lose in a build. */
const MAX_LOST_SHARE = 1 / 3

/** Prefix of the port pages. If all are missing, the dataset is probably incomplete. */
const PORTS = '/ports/'

/** Paths of a site's pages, without the 404 pages, and ids of its documents. */
export type SiteContents = { pages: readonly string[]; documents: readonly string[] }

/** The build was refused; the present site is unchanged. */
export class RefusedError extends Error {
  override name = 'RefusedError'

  readonly notice: BuildNotice

  constructor(problem: string, remedy: string) {
    super(`The build was refused; the site stays as it was. ${problem} ${remedy}`)
    this.notice = { artefact: '/', document: null, field: null, problem, remedy }
  }
}

/**
 * The error for a build without a required document, or one that would lose more content than anyone would remove on
 * purpose; null for any other build.
 *
 * @param next contents of the next site, and titles of required documents that are not published
 * @param present contents of the present site
 */
export function lossOf(
  { missing, ...next }: SiteContents & { missing: readonly string[] },
  present: SiteContents,
): RefusedError | null {
  if (missing.length > 0)
    return new RefusedError(
      `Not published: ${missing.join(', ')}.`,
      `Publish it in the Studio, or fill an empty dataset with “npm run seed”; to build without, add ${ACCEPT_MISSING}.`,
    )
  const problem =
    lossAmong('pages would be gone', present.pages, next.pages) ??
    (hasPorts(present) && !hasPorts(next) ? 'The pages of all ports would be gone.' : null) ??
    lossAmong('documents are no longer published', present.documents, next.documents)
  const remedy = `If this is unintended, publish the documents again; if it is intended, build once with ${ACCEPT_MISSING}.`
  return problem === null ? null : new RefusedError(problem, remedy)
}

function lossAmong(
  what: string,
  present: readonly string[],
  next: readonly string[],
): string | null {
  const remaining = new Set(next)
  const lost = present.filter((each) => !remaining.has(each)).length
  return lost > present.length * MAX_LOST_SHARE
    ? `${lost} of the site’s ${present.length} ${what}.`
    : null
}

function hasPorts({ pages }: SiteContents): boolean {
  return pages.some((page) => page.startsWith(PORTS))
}
