import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const brotli = promisify(brotliCompress)

/**
 * Copies a built site and removes scripts and their data from some pages: the lower bound for the same
 * text, style and fonts. The result is a folder for `createSiteServer`.
 *
 * @param outDir what a build of the site left
 * @param pages paths of pages, like /ports/mumbai
 */
export async function writePagesWithoutScripts(
  outDir: string,
  pages: readonly string[],
  target: string,
): Promise<void> {
  await cp(path.join(outDir, 'site'), path.join(target, 'site'), { recursive: true })
  await cp(path.join(outDir, 'headers.json'), path.join(target, 'headers.json'))
  await cp(path.join(outDir, 'redirects.json'), path.join(target, 'redirects.json'))
  for (const page of pages) {
    const name = page === '/' ? 'index.html' : `${page}.html`
    const html = await readFile(path.join(outDir, 'site', name), 'utf8')
    const file = path.join(target, 'site', name)
    const plain = withoutScripts(html)
    await writeFile(file, plain)
    await writeFile(`${file}.br`, await brotli(plain))
  }
}

function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
}
