import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ImageFile } from '../../content/image.ts'

/**
 * Copies image files from the lake, each once.
 *
 * @throws when one can't be read
 */
export async function copyMedia(files: ImageFile[], folder: string): Promise<void> {
  const urls = new Map(files.map(({ name, url }) => [name, url]))
  await mkdir(folder, { recursive: true })
  for (const [name, url] of urls) {
    const response = await fetch(url)
    if (!response.ok) throw new Error(`The image ${url} can't be copied: status ${response.status}`)
    await writeFile(path.join(folder, name), await response.bytes())
  }
}
