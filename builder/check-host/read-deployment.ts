import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { STATUS_FILE } from '../report/build-status.ts'
import { EDGE_FILES } from '../hosts/edge.ts'
import { readRedirects } from '../hosts/read-redirects.ts'
import { filesIn } from '../site-files/files-in.ts'
import type { HeaderRule } from '../site-files/site-files.ts'
import type { Deployment } from './checks.ts'

/**
 * @param outDir with `site` and `headers.json`, the same that were deployed
 * @throws when there is no build
 */
export async function readDeployment(outDir: string, origin: string): Promise<Deployment> {
  const site = path.join(outDir, 'site')
  const rules: HeaderRule[] = JSON.parse(await readFile(path.join(outDir, 'headers.json'), 'utf8'))
  // The status changes with each build on the server itself.
  const others = new Set([STATUS_FILE, ...EDGE_FILES])
  const files = filesIn(site)
    .filter((name) => !/\.(?:br|gz)$/.test(name) && !others.has(name))
    .map((name) => `/${name}`)
    .toSorted()
  const pages = files
    .filter((file) => file.endsWith('.html') && !file.endsWith('/404.html'))
    .map((file) => file.replace(/(?:^\/index)?\.html$/, '') || '/')
  return {
    origin,
    rules,
    redirects: await readRedirects(outDir),
    pages,
    files: files.filter((file) => !file.endsWith('.html') || file.endsWith('/404.html')),
    read: async (file) => await readFile(path.join(site, file)),
  }
}
