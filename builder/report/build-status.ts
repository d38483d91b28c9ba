/**
 * The outcome of the last build, as a file that the Studio reads: beside the site, and in it. It is public,
 * so it holds nothing private.
 */
import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuildNotice } from './notices.ts'

export const STATUS_FILE = 'build-status.json'

type BuildStatus = {
  /** `kept-back`: built except for what the notices name; `failed`: the site is that of an earlier build. */
  state: 'ok' | 'kept-back' | 'failed'
  notices: readonly BuildNotice[]
}

/** Writes the status with the present time, unless it is the same as before. */
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
