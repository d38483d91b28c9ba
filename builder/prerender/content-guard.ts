/** Keeps an empty or half-empty dataset from replacing a good site. */
import type { Notice } from '../report/notices.ts'

/** Lets a build go on that would lose much, for whoever means it. */
export const ACCEPT_MISSING = '--accept-missing-content'

/** The largest share of its pages that a build may take from the site. */
const MOST_LOST = 1 / 3

/** The build was refused: the site in place is as it was. */
export class RefusedError extends Error {
  override name = 'RefusedError'

  readonly notice: Notice

  constructor(problem: string, remedy: string) {
    super(`The build was refused; the site stays as it was. ${problem} ${remedy}`)
    this.notice = { artefact: '/', document: null, field: null, problem, remedy }
  }
}

/**
 * @param missing titles of documents that must be there and are not
 * @param present paths of the pages in place; none before the first build
 * @param next paths of the pages to be
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
  if (lost.length > present.length * MOST_LOST)
    throw new RefusedError(
      `${lost.length} of the site’s ${present.length} pages would be gone.`,
      `If they are not meant to go, publish their documents again; if they are, build once with ${ACCEPT_MISSING}.`,
    )
}
