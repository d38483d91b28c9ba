/** What the site in place is made of. */
import path from 'node:path'
import { type BuildConfiguration, isOfLake } from '../built-with.ts'
import { filesIn } from '../site-files/files-in.ts'
import type { SiteRecord } from '../site-files/site-record.ts'
import type { Holdings } from './content-guard.ts'

/**
 * @param outDir what `npm run build` wrote
 * @param madeOf of the record of the site in place
 * @param sanity the lake that is built from: of a site of another lake only the pages count
 */
export async function holdingsInPlace(
  outDir: string,
  { madeOf }: Pick<SiteRecord, 'madeOf'>,
  sanity: BuildConfiguration['sanity'],
): Promise<Holdings> {
  return {
    pages: pagesIn(path.join(outDir, 'site')),
    documents: (await isOfLake(outDir, sanity)) ? Object.keys(madeOf.revisions) : [],
  }
}

/** Paths of the pages that a site has: those with a snapshot. */
function pagesIn(site: string): string[] {
  return filesIn(path.join(site, 'content')).flatMap((name) => {
    const page = /^(.*)\.json$/.exec(name)?.[1]
    return page === undefined ? [] : [page === 'index' ? '/' : `/${page}`]
  })
}
