/**
 * The configuration that the present site was built with, stored beside it. The next build learns from it
 * whether the site is of the same content lake, the release check whether the configuration has changed.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { parseConfiguration } from './configuration/parse-configuration.ts'
import { type Facts, usableFacts } from '../src/content/essential-facts.ts'
import { snapshotPath } from '../src/content/snapshot-path.ts'

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

/**
 * The essential facts that the site in place shows.
 *
 * @param sanity the lake that is built from: a site of another lake has nothing to say
 */
export async function factsInPlace(
  outDir: string,
  sanity: BuildConfiguration['sanity'],
): Promise<Facts> {
  const snapshot = path.join(outDir, 'site', snapshotPath('/'))
  if (!(await isOfLake(outDir, sanity)) || !existsSync(snapshot)) return {}
  const held: unknown = JSON.parse(await readFile(snapshot, 'utf8'))
  const settings = ['answer', 'frame', 'settings'].reduce<unknown>(
    (value, key) => Reflect.get(Object(value), key),
    held,
  )
  return usableFacts(settings)
}
