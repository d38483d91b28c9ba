/** The site's code for the browser and for the prerender, built again only when it has changed. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import { parseConfiguration } from '../../configuration/parse.ts'
import { readEnvironment } from '../../configuration/read.ts'
import { PREVIEW_PATH } from '../preview/preview-path.ts'
import { outDir, previewTemplateFile, root } from './paths.ts'

const stampFile = path.join(outDir, 'bundle.stamp')

/** Builds the bundles unless those in `dist` are of this very source and configuration. */
export async function bundle(): Promise<void> {
  const stamp = await sourceStamp()
  if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) return

  const template = path.join(outDir, 'template')
  await build({ root, logLevel: 'warn', build: { outDir: template } })
  if (parseConfiguration(readEnvironment()).studioUrl !== null)
    await buildPreview(path.join(template, PREVIEW_PATH))
  await build({
    root,
    logLevel: 'warn',
    // Whole, so that it runs wherever `dist` is put.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: path.join(outDir, 'prerender'),
      ssr: 'src/app/prerender/render.tsx',
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

async function sourceStamp(): Promise<string> {
  const hash = createHash('sha256')
  const patterns = ['src/**', '*.html', 'vite.config.ts', 'package-lock.json']
  const files = await Array.fromAsync(glob(patterns, { cwd: root, withFileTypes: true }))
  const names = files.filter((entry) => entry.isFile()).map((e) => path.join(e.parentPath, e.name))
  for (const name of names.toSorted()) hash.update(name).update(await readFile(name))
  for (const name of Object.keys(process.env).toSorted())
    if (name.startsWith('VITE_')) hash.update(`${name}=${process.env[name]}\n`)
  return hash.digest('hex')
}
