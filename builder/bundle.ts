/**
 * Bundles the site's code for the browser, for the Studio's preview and for the prerender, if the code has changed.
 * Each bundle is made in its own process (`node builder/bundle.ts browser`), because a bundler keeps its memory until
 * its process ends.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { glob, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { InlineConfig } from 'vite'
import { PREVIEW_PATH } from '../src/preview/preview-path.ts'
import { parseConfiguration, readEnvironment } from './configuration.ts'
import { outDir, previewTemplateFile, repositoryRoot } from './build-folder.ts'
import { createHash } from 'node:crypto'

const templateFolder = path.join(outDir, 'template')
const previewFolder = path.join(templateFolder, PREVIEW_PATH)

/** The settings of each bundle that differ from `vite.config.ts`. */
const BUNDLES = {
  browser: { build: { outDir: templateFolder } },

  // Separate, so that none of the preview's code can end up in visitors' files.
  preview: {
    base: `${PREVIEW_PATH}/`,
    publicDir: false,
    build: {
      outDir: previewFolder,
      // Only editors load these large chunks, and their browsers cache them.
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: { input: path.join(repositoryRoot, 'preview.html') },
    },
  },

  prerender: {
    // Contains all packages, so that it runs wherever `dist` is copied.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: path.join(outDir, 'prerender'),
      ssr: 'builder/prerender/render.tsx',
      copyPublicDir: false,
      // `.mjs`, because outside this repository Node would parse a `.js` file twice to detect a module.
      rolldownOptions: {
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  },
} as const satisfies Record<string, InlineConfig>

type BundleName = keyof typeof BUNDLES

const hashFile = path.join(outDir, 'bundle.stamp')

/** Builds the bundles if the source or the configuration has changed. */
export async function bundle(): Promise<void> {
  const environment = readEnvironment()
  const hash = await sourceHash(environment)
  if (existsSync(hashFile) && (await readFile(hashFile, 'utf8')) === hash) return

  // Removed first, or the bundles of a failed build would count as complete.
  await rm(hashFile, { force: true })
  // In sequence: together they would need three times the memory.
  await makeBundle('browser')
  if (parseConfiguration(environment).studioUrl !== null) await makeBundle('preview')
  await makeBundle('prerender')
  await writeFile(hashFile, hash)
}

/** @throws when the bundle can't be made; its process has printed why */
async function makeBundle(name: BundleName): Promise<void> {
  const child = fork(import.meta.filename, [name])
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The bundle "${name}" could not be made`)
  if (name === 'preview')
    await rename(path.join(previewFolder, 'preview.html'), previewTemplateFile)
}

/** The files that the bundles depend on. */
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
 * @param environment from `readEnvironment`, so that the hash also depends on the `.env` files
 */
export async function sourceHash(environment: Readonly<Record<string, string>>): Promise<string> {
  const hash = createHash('sha256')
  const files = await Array.fromAsync(glob(SOURCES, { cwd: repositoryRoot, withFileTypes: true }))
  const names = files.filter((entry) => entry.isFile()).map((e) => path.join(e.parentPath, e.name))
  for (const name of names.toSorted()) hash.update(name).update(await readFile(name))
  for (const name of Object.keys(environment).toSorted())
    hash.update(`${name}=${environment[name]}\n`)
  return hash.digest('hex')
}

if (process.argv[1] === import.meta.filename) {
  const [, , name = ''] = process.argv
  const [, config] = Object.entries(BUNDLES).find(([each]) => each === name) ?? []
  if (config === undefined) throw new Error(`There is no bundle ${name}`)
  // Ends this process when the build that forked it ends: the folder is then unlocked, and another build may start.
  const end = () => process.exit(1)
  process.once('disconnect', end)
  const { build } = await import('vite')
  await build({ root: repositoryRoot, logLevel: 'warn', ...config })
  process.off('disconnect', end)
}
