/** The site's code for the browser and for the prerender, built again only when it has changed. */
import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import { parseConfiguration } from './configuration/parse-configuration.ts'
import { readEnvironment } from './configuration/read-environment.ts'
import { PREVIEW_PATH } from '../src/preview/preview-path.ts'
import { outDir, previewTemplateFile, root } from './paths.ts'
import { sourceStamp } from './source-stamp.ts'

const stampFile = path.join(outDir, 'bundle.stamp')

/** Builds the bundles unless those in the build folder are of this very source and configuration. */
export async function bundle(): Promise<void> {
  const environment = readEnvironment()
  const stamp = await sourceStamp(environment)
  if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) return

  // Bundles that are half there must not pass for the ones before.
  await rm(stampFile, { force: true })
  const template = path.join(outDir, 'template')
  await build({ root, logLevel: 'warn', build: { outDir: template } })
  if (parseConfiguration(environment).studioUrl !== null)
    await buildPreview(path.join(template, PREVIEW_PATH))
  await build({
    root,
    logLevel: 'warn',
    // Whole, so that it runs wherever `dist` is put.
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

/** A build of its own, so that nothing of it can come into visitors' files. */
async function buildPreview(folder: string): Promise<void> {
  await build({
    root,
    base: `${PREVIEW_PATH}/`,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      // Editors wait for it once, and then it is kept.
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: { input: path.join(root, 'preview.html') },
    },
  })
  await rename(path.join(folder, 'preview.html'), previewTemplateFile)
}
