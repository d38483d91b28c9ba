/** Bundles the site's code for the browser and for the prerender, if it has changed. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { glob, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseConfiguration } from './configuration/parse-configuration.ts'
import { readEnvironment } from './configuration/read-environment.ts'
import { outDir, repositoryRoot } from './build-folder.ts'
import { createHash } from 'node:crypto'

/** Code for the browser, for the Studio's preview, and for the prerender. */
export type BundleName = 'template' | 'preview' | 'prerender'

const stampFile = path.join(outDir, 'bundle.stamp')

/**
 * The bundler's allocator returns memory at once, not after 10 ms: the largest bundle then takes 580 MB, not 650.
 * https://microsoft.github.io/mimalloc/environment.html
 */
const GIVE_BACK = { MIMALLOC_PURGE_DELAY: '0' }

/** Builds the bundles unless source and configuration are unchanged. */
export async function bundle(): Promise<void> {
  const environment = readEnvironment()
  const stamp = await sourceStamp(environment)
  if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) return

  // Removed first, or the bundles of a failed build would count as complete.
  await rm(stampFile, { force: true })
  // In sequence: together they would need three times the memory.
  await make('template')
  if (parseConfiguration(environment).studioUrl !== null) await make('preview')
  await make('prerender')
  await writeFile(stampFile, stamp)
}

/** @throws when the bundle can't be made; its process has printed why */
async function make(name: BundleName): Promise<void> {
  const child = fork(path.join(import.meta.dirname, 'make-bundle.ts'), [name], {
    env: { ...process.env, ...GIVE_BACK },
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The bundle "${name}" could not be made`)
}

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
