/**
 * The configuration that the present site was built with, stored beside it. The next build learns from it
 * whether the site is of the same content lake, the release check whether the configuration has changed.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { parseConfiguration } from './configuration/parse-configuration.ts'

export type BuildConfiguration = ReturnType<typeof parseConfiguration>

/** Beside the site and not in it: it is not for visitors. */
export const BUILT_WITH_FILE = 'built-with.json'

/** @returns null when nothing has been built in the folder */
export async function readBuiltWith(outDir: string): Promise<BuildConfiguration | null> {
  const file = path.join(outDir, BUILT_WITH_FILE)
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : null
}

/** Whether the site in place was built of this content lake. */
export async function isOfLake(
  outDir: string,
  sanity: BuildConfiguration['sanity'],
): Promise<boolean> {
  const built = await readBuiltWith(outDir)
  return JSON.stringify(built?.sanity) === JSON.stringify(sanity)
}
