/**
 * What became of the last build, as a file that the Studio reads: beside the site, and in it. It is
 * public, so it holds nothing that a reader of the site may not know.
 */
import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Notice } from './notices.ts'

export const STATUS_FILE = 'build-status.json'

type BuildStatus = {
  /** `kept-back`: built, but for what the notices name; `failed`: the site is that of a build before. */
  state: 'ok' | 'kept-back' | 'failed'
  notices: readonly Notice[]
}

/** Writes the status, with the time since when it is so, unless it is known already. */
export async function writeStatus(outDir: string, status: BuildStatus): Promise<void> {
  const content = JSON.stringify({ ...status, at: new Date().toISOString() })
  for (const folder of [outDir, path.join(outDir, 'site')]) {
    if (!existsSync(folder)) continue
    const file = path.join(folder, STATUS_FILE)
    if (existsSync(file) && saysTheSame(await readFile(file, 'utf8'), content)) continue
    await writeFile(`${outDir}/${STATUS_FILE}.next`, content)
    await rename(`${outDir}/${STATUS_FILE}.next`, file)
  }
}

function saysTheSame(status: string, other: string): boolean {
  const withoutTime = (text: string) => text.replace(/,"at":"[^"]*"\}$/, '')
  return withoutTime(status) === withoutTime(other)
}
