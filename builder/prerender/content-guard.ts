/** Refuses a build that would replace the site by one made of an empty or half-empty dataset. */
import path from 'node:path'
import type { BuildNotice } from '../report/notices.ts'
import { filesIn } from '../build-folder.ts'
import type { SiteRecord } from '../build-folder.ts'

/** Command-line option that builds despite the losses. */
export const ACCEPT_MISSING = '--accept-missing-content'

/** The largest share of the site's pages, or of the documents it was made of, that a build may lose. */
const MAX_LOST_SHARE = 1 / 3

/** Where pages begin that are one document each: a dataset that was cut short has none of them. */
const PORTS = '/ports/'

/** What a site is made of: paths of its pages and ids of the documents; none before the first build. */
export type Holdings = { pages: readonly string[]; documents: readonly string[] }

export type Loss = { problem: string; remedy: string }

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
 * @param present of the site in place
 * @param next of the site that would be built
 * @throws RefusedError saying what is missing and what to do
 */
export function refuseLosses(missing: readonly string[], present: Holdings, next: Holdings): void {
  const loss = lossOf(missing, present, next)
  if (loss !== null) throw new RefusedError(loss.problem, loss.remedy)
}

/** What is so much missing that a site without it is more likely a mistake than meant; null when nothing is. */
export function lossOf(missing: readonly string[], present: Holdings, next: Holdings): Loss | null {
  if (missing.length > 0)
    return {
      problem: `Nothing is published of: ${missing.join(', ')}.`,
      remedy: `Publish it in the Studio, or fill an empty dataset with “npm run seed”; to build without, add ${ACCEPT_MISSING}.`,
    }
  const problem =
    lossAmong('pages would be gone', present.pages, next.pages) ??
    (hasPorts(present) && !hasPorts(next) ? 'The pages of all ports would be gone.' : null) ??
    lossAmong('documents are no longer published', present.documents, next.documents)
  return problem === null
    ? null
    : {
        problem,
        remedy: `If that is not meant, publish the documents again; if it is, build once with ${ACCEPT_MISSING}.`,
      }
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

/** `/ports/404` is not a port page. */
function hasPorts({ pages }: Holdings): boolean {
  return pages.some((page) => page.startsWith(PORTS) && !page.endsWith('/404'))
}

/**
 * What the site in place is made of.
 *
 * @param outDir what `npm run build` wrote
 * @param record of the site in place
 * @param isSameLake whether that site is of the lake that is built from: otherwise only its pages count
 */
export function holdingsInPlace(
  outDir: string,
  { documents }: Pick<SiteRecord, 'documents'>,
  isSameLake: boolean,
): Holdings {
  return {
    pages: pagesIn(path.join(outDir, 'site')),
    documents: isSameLake ? documents : [],
  }
}

/** Paths of the pages that a site has: those with a snapshot. */
function pagesIn(site: string): string[] {
  return filesIn(path.join(site, 'content')).flatMap((name) => {
    const page = /^(.*)\.json$/.exec(name)?.[1]
    return page === undefined ? [] : [page === 'index' ? '/' : `/${page}`]
  })
}
