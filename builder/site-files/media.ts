import type { ImageFile } from '../../src/content/image.ts'
import { STEP_TIMEOUT_MS } from '../step-timeout.ts'
import type { NextSite } from './next-site.ts'

/** Copies an image into the next site, from the current site or else from the lake; false if neither has the file. */
export type CopyImage = (file: ImageFile) => Promise<boolean>

/** Makes a function that copies images into the next site, each file once. */
export function imageCopier(site: NextSite): CopyImage {
  const copied = new Map<string, Promise<boolean>>()
  return (file) => {
    const copy = copied.get(file.name) ?? copyImage(file, site)
    copied.set(file.name, copy)
    return copy
  }
}

async function copyImage({ name, url }: ImageFile, site: NextSite): Promise<boolean> {
  if (await site.keep(`media/${name}`)) return true
  const content = await download(name, url)
  if (content === null) return false
  await site.put(`media/${name}`, content)
  return true
}

async function download(name: string, url: string): Promise<string | Uint8Array | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(STEP_TIMEOUT_MS) })
    if (response.ok) return await contentOf(name, response)
    console.error(`The image ${url} can't be copied: status ${response.status}`)
  } catch (error) {
    console.error(`The image ${url} can't be copied:`, error)
  }
  return null
}

/** Minifies drawings, and cleans them, because no script in an uploaded file may run in the site's origin. */
async function contentOf(name: string, response: Response): Promise<string | Uint8Array> {
  if (!name.endsWith('.svg')) return await response.bytes()
  // Imported here, because these imports take half a second, and few builds have a new drawing.
  const [{ cleanSvg }, { optimize }] = await Promise.all([import('./clean-svg.ts'), import('svgo')])
  return optimize(cleanSvg(await response.text())).data
}
