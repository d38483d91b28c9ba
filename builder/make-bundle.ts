/**
 * Makes one of the site's bundles: `node builder/make-bundle.ts template`. A separate process, because a bundler keeps its
 * memory until its process ends.
 */
import { rename } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import type { BundleName } from './bundle.ts'
import { outDir, previewTemplateFile, repositoryRoot } from './build-folder.ts'
import { PREVIEW_PATH } from '../src/preview/preview-path.ts'

const template = path.join(outDir, 'template')
const common = { root: repositoryRoot, logLevel: 'warn' } as const

const MAKERS: Record<BundleName, () => Promise<void>> = {
  async template() {
    await build({ ...common, build: { outDir: template } })
  },

  // Separate, so that none of its code can end up in visitors' files.
  async preview() {
    const folder = path.join(template, PREVIEW_PATH)
    await build({
      ...common,
      base: `${PREVIEW_PATH}/`,
      publicDir: false,
      build: {
        outDir: folder,
        // Only few editors load the large chunks, and they cache them.
        chunkSizeWarningLimit: 2_000,
        rolldownOptions: { input: path.join(repositoryRoot, 'preview.html') },
      },
    })
    await rename(path.join(folder, 'preview.html'), previewTemplateFile)
  },

  async prerender() {
    await build({
      ...common,
      // With all its packages, so that it runs wherever `dist` is copied.
      ssr: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: path.join(outDir, 'prerender'),
        ssr: 'builder/prerender/render.tsx',
        copyPublicDir: false,
        // Named as modules: outside this repository Node would parse them twice to find out.
        rolldownOptions: {
          output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
        },
      },
    })
  },
}

function isBundle(name: string | undefined): name is BundleName {
  return name !== undefined && name in MAKERS
}

const [, , name] = process.argv
if (!isBundle(name)) throw new Error(`There is no bundle ${name}`)
// Ends with the build that started it, which holds the lock of the folder.
const end = () => process.exit(1)
process.once('disconnect', end)
await MAKERS[name]()
process.off('disconnect', end)
