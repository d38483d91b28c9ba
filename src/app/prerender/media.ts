import type { ImageFile } from '../../content/image.ts'
import type { NextSite } from './next-site.ts'

/**
 * Takes image files over, from the site in place or else from the lake, each once.
 *
 * @throws when one can't be read
 */
export async function copyMedia(files: ImageFile[], site: NextSite): Promise<void> {
  const urls = new Map(files.map(({ name, url }) => [`media/${name}`, url]))
  for (const [name, url] of urls) {
    if (await site.keep(name)) continue
    const response = await fetch(url)
    if (!response.ok) throw new Error(`The image ${url} can't be copied: status ${response.status}`)
    await site.put(name, await response.bytes())
  }
}
