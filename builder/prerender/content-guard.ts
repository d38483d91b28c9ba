/** Refuses a build that would replace the site with a site from an empty or incomplete dataset. */
import type { BuildNotice } from '../report/notices.ts'

/** Command-line option that builds the site although content is missing. */
export const ACCEPT_MISSING = '--accept-missing-content'

/** In one build, a site may lose at most this share of its pages, and of its documents. */
const MAX_LOST_SHARE = 1 / 3

/** Prefix of the port pages. If all are missing, the dataset is probably incomplete. */
const PORTS_PREFIX = '/ports/'

/** Paths of a site's pages, without the 404 pages, and ids of its documents. */
export type SiteContents = { pages: readonly string[]; documentIds: readonly string[] }

/** The build was refused; the current site is unchanged. */
export class RefusedError extends Error {
  override name = 'RefusedError'

  readonly notice: BuildNotice

  constructor(problem: string, remedy: string) {
    super(`The build was refused; the site stays as it was. ${problem} ${remedy}`)
    this.notice = { artefact: '/', document: null, field: null, problem, remedy }
  }
}

/**
 * The error that refuses a build which lacks a required document, or which would lose more content than anyone would
 * remove on purpose; null for any other build.
 *
 * @param next contents of the next site, and titles of required documents that are not published
 * @param current contents of the current site
 */
export function refusalFor(
  { missing, ...next }: SiteContents & { missing: readonly string[] },
  current: SiteContents,
): RefusedError | null {
  if (missing.length > 0)
    return new RefusedError(
      `Not published: ${missing.join(', ')}.`,
      `Publish the missing content in the Studio, or fill an empty dataset with “npm run seed”. To build without it, add ${ACCEPT_MISSING}.`,
    )
  const problem =
    lossProblem('pages would be gone', current.pages, next.pages) ??
    (hasPorts(current) && !hasPorts(next) ? 'The pages of all ports would be gone.' : null) ??
    lossProblem('documents are no longer published', current.documentIds, next.documentIds)
  const remedy = `If this is unintended, publish the documents again; if it is intended, build once with ${ACCEPT_MISSING}.`
  return problem === null ? null : new RefusedError(problem, remedy)
}

function lossProblem(
  what: string,
  current: readonly string[],
  next: readonly string[],
): string | null {
  const remaining = new Set(next)
  const lost = current.filter((each) => !remaining.has(each)).length
  return lost > current.length * MAX_LOST_SHARE
    ? `${lost} of the site’s ${current.length} ${what}.`
    : null
}

function hasPorts({ pages }: SiteContents): boolean {
  return pages.some((page) => page.startsWith(PORTS_PREFIX))
}
