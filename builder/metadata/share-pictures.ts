/** Where the pictures beside links to pages are, which other origins may show: chats, and the Studio's preview. */

/** Below `media/`. */
export const SHARE_FOLDER = 'share/'

/** In the site, for the Studio: the address of each page's picture. */
export const SHARE_PICTURES_FILE = 'share-pictures.json'

/**
 * The address of each page's picture by the page's path; null for a page without one.
 *
 * @param media names of the images of each page
 */
export function sharePictures(
  paths: readonly string[],
  media: Readonly<Record<string, readonly string[]>>,
): Record<string, string | null> {
  const addressOf = (path: string) => {
    const picture = media[path]?.find((name) => name.startsWith(SHARE_FOLDER))
    return picture === undefined ? null : `/media/${picture}`
  }
  return Object.fromEntries(paths.map((path) => [path, addressOf(path)]))
}
