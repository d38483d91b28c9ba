import path from 'node:path'

export const repositoryRoot = path.resolve(import.meta.dirname, '..')

/**
 * What a build leaves: `template` (code and page template for the browser), `preview.html` (the same
 * for the preview, if there is one), `prerender` (code for Node), `site` (all that a host serves),
 * `headers.json` and `redirects.json` (what it must send along) and `built-with.json` (the
 * configuration). `npm start` gives each instance a folder of its own.
 */
export const outDir = path.resolve(repositoryRoot, process.env['SITE_OUT_DIR'] ?? 'dist')

export const previewTemplateFile = path.join(outDir, 'preview.html')
