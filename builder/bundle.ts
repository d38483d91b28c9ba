/** The site's code for the browser and for the prerender, built again only when it has changed. */
import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import { parseConfiguration } from './configuration/parse-configuration.ts'
import { readEnvironment } from './configuration/read-environment.ts'
import { PREVIEW_PATH } from '../src/preview/preview-path.ts'
import { outDir, previewTemplateFile, repositoryRoot } from './paths.ts'
import { sourceStamp } from './source-stamp.ts'

const stampFile = path.join(outDir, 'bundle.stamp')

/** Builds the bundles unless those in the build folder are of this very source and configuration. */
export async function bundle(): Promise<void> {
  const environment = readEnvironment()
  const stamp = await sourceStamp(environment)
  if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) return

  // First, or bundles of a build that fails would count as complete.
  await rm(stampFile, { force: true })
  const template = path.join(outDir, 'template')
  await build({ root: repositoryRoot, logLevel: 'warn', build: { outDir: template } })
  if (parseConfiguration(environment).studioUrl !== null)
    await buildPreview(path.join(template, PREVIEW_PATH))
  await build({
    root: repositoryRoot,
    logLevel: 'warn',
    // With all its packages, so that it runs wherever `dist` is put.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: path.join(outDir, 'prerender'),
      ssr: 'builder/prerender/render.tsx',
      copyPublicDir: false,
    },
  })
  await writeFile(stampFile, stamp)
}

/** A separate build, so that none of its code can end up in visitors' files. */
async function buildPreview(folder: string): Promise<void> {
  await build({
    root: repositoryRoot,
    base: `${PREVIEW_PATH}/`,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      // Its large chunks are cached by the few editors who load them.
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: { input: path.join(repositoryRoot, 'preview.html') },
    },
  })
  await rename(path.join(folder, 'preview.html'), previewTemplateFile)
}
