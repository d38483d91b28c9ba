import type { ImageFile } from '../../content/image.ts'
import type { NextSite } from './next-site.ts'

/**
 * Takes image files over, from the site in place or else from the lake, each once. Drawings are cleaned.
 *
 * @throws when one can't be read
 */
export async function copyMedia(files: ImageFile[], site: NextSite): Promise<void> {
  const urls = new Map(files.map(({ name, url }) => [`media/${name}`, url]))
  for (const [name, url] of urls) {
    if (await site.keep(name)) continue
    const response = await fetch(url)
    if (!response.ok) throw new Error(`The image ${url} can't be copied: status ${response.status}`)
    await site.put(name, await contentOf(name, response))
  }
}

async function contentOf(name: string, response: Response): Promise<string | Uint8Array> {
  if (!name.endsWith('.svg')) return await response.bytes()
  // Half a second to load, and few builds have a drawing that is new.
  const { cleanSvg } = await import('./clean-svg.ts')
  return cleanSvg(await response.text())
}
