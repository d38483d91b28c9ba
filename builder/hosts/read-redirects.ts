import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Redirect, REDIRECTS_FILE } from '../site-files/redirects.ts'

/**
 * @param outDir of a build
 * @throws when there is no build in the folder
 */
export async function readRedirects(outDir: string): Promise<Redirect[]> {
  return JSON.parse(await readFile(path.join(outDir, REDIRECTS_FILE), 'utf8'))
}
