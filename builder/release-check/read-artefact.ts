import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { PREVIEW_PATH } from '../../src/preview/preview-path.ts'
import { readBuiltWith } from '../built-with.ts'
import type { Artefact } from './artefact-findings.ts'

/**
 * Reads the site that was built, as it would be published.
 *
 * @param outDir what `npm run build` wrote
 * @returns null when there is none
 */
export async function readArtefact(outDir: string): Promise<Artefact | null> {
  const site = path.join(outDir, 'site')
  if (!existsSync(site)) return null
  const scripts = await readAll(site, 'assets/*.js')
  const pages = [...(await readAll(site, '**/*.html'))].flatMap(([name, html]) => {
    const page = `/${name}`.replace(/\.html$/, '').replace(/^\/index$/, '/')
    return `${page}/`.startsWith(`${PREVIEW_PATH}/`) ? [] : [[page, html] as const]
  })
  return {
    builtWith: await readBuiltWith(outDir),
    pages: new Map(pages.toSorted(([a], [b]) => a.localeCompare(b))),
    scripts: [...scripts.values()].join('\n'),
    headers: await readFile(path.join(outDir, 'headers.json'), 'utf8'),
    sitemap: await readFile(path.join(site, 'sitemap.xml'), 'utf8'),
  }
}

async function readAll(site: string, pattern: string): Promise<Map<string, string>> {
  const names = await Array.fromAsync(glob(pattern, { cwd: site }))
  return new Map(
    await Promise.all(
      names.map(
        async (name) =>
          [name.replaceAll(path.sep, '/'), await readFile(path.join(site, name), 'utf8')] as const,
      ),
    ),
  )
}
