/** The files of a page, and how one is taken over from the site in place. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { snapshotPath } from '../../src/content/snapshot-path.ts'
import type { Snapshot } from '../../src/content/snapshot.ts'
import type { NextSite } from '../site-files/next-site.ts'

export function htmlFile(pagePath: string): string {
  return pagePath === '/' ? 'index.html' : `${pagePath}.html`
}

/** What a page in place was built from; the answer is null when there is none that can be read. */
export async function snapshotInPlace(
  site: NextSite,
  pagePath: string,
): Promise<Pick<Snapshot, 'answer' | 'media'>> {
  const file = path.join(site.present, snapshotPath(pagePath))
  if (!existsSync(file)) return { answer: null, media: [] }
  try {
    const { answer = null, media = [] }: Partial<Snapshot> = JSON.parse(
      await readFile(file, 'utf8'),
    )
    return { answer, media }
  } catch (error) {
    console.warn(`${file} can't be read, so ${pagePath} is made anew:`, error)
    return { answer: null, media: [] }
  }
}

/**
 * Keeps a page that this very code has made: scripts and documents that it refers to are in the site anyway.
 *
 * @param media names of its images
 * @returns false when the site in place does not have all of it
 */
export async function keepAsMade(
  site: NextSite,
  pagePath: string,
  media: readonly string[],
): Promise<boolean> {
  const names = [
    htmlFile(pagePath),
    snapshotPath(pagePath),
    ...media.map((name) => `media/${name}`),
  ]
  for (const name of names) if (!(await site.keep(name))) return false
  return true
}

/** Addresses of the site's own files within a page. */
const NAMED_FILES = /\/(?:assets|media|media\/share|docs)\/(?:[\w~-]+\.)+\w+/g

/**
 * Keeps a page that other code may have made, with its snapshot and every file that it refers to.
 *
 * @returns its HTML; null when the site in place does not have it
 */
export async function keepPage(site: NextSite, pagePath: string): Promise<string | null> {
  const html = htmlFile(pagePath)
  if (!(await site.keep(html)) || !(await site.keep(snapshotPath(pagePath)))) return null
  const text = await readFile(path.join(site.present, html), 'utf8')
  for (const name of new Set(text.match(NAMED_FILES))) await site.keep(name)
  return text
}
