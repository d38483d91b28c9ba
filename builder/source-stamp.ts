import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { repositoryRoot } from './paths.ts'

/** The files that go into the bundles. */
const SOURCES = [
  'src/**',
  'builder/**',
  '*.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

/**
 * Hash of the site's source and configuration.
 *
 * @param environment what `readEnvironment` gives: the files `.env` are part of it
 */
export async function sourceStamp(environment: Readonly<Record<string, string>>): Promise<string> {
  const hash = createHash('sha256')
  const files = await Array.fromAsync(glob(SOURCES, { cwd: repositoryRoot, withFileTypes: true }))
  const names = files.filter((entry) => entry.isFile()).map((e) => path.join(e.parentPath, e.name))
  for (const name of names.toSorted()) hash.update(name).update(await readFile(name))
  for (const name of Object.keys(environment).toSorted())
    hash.update(`${name}=${environment[name]}\n`)
  return hash.digest('hex')
}
