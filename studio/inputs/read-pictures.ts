/** Reads which picture stands beside links to each page (`builder/metadata/share-picture.ts`). */
import * as v from 'valibot'

const picturesSchema = v.record(v.string(), v.nullable(v.string()))

/** Addresses within the site, by path; `unreachable` when the site can't be asked. */
export type Pictures = v.InferOutput<typeof picturesSchema> | 'unreachable'

export async function readPictures(siteUrl: string): Promise<Pictures> {
  try {
    const response = await fetch(`${siteUrl}/share-pictures.json`, { cache: 'no-store' })
    const parsed = v.safeParse(picturesSchema, response.ok ? await response.json() : null)
    return parsed.success ? parsed.output : 'unreachable'
  } catch {
    // Editors can work without the site, and are told that it does not answer.
    return 'unreachable'
  }
}

/** What can be said of a page's picture: its address in the site, or why there is none. */
export function pictureOf(pictures: Pictures, path: string): { address: string } | { why: string } {
  if (pictures === 'unreachable')
    return { why: 'The site does not answer, so the picture of the link can’t be shown here.' }
  const address = pictures[path]
  if (address === undefined)
    return { why: 'This page is not on the site. Its picture is made when you publish.' }
  if (address === null) return { why: 'There is no picture: the link is shown with words alone.' }
  return { address }
}
