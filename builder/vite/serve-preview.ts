/** Serves the preview while developing, as the site's host does of a build. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { PREVIEW_PATH } from '../../src/preview/preview-path.ts'

/** Vite plugin: answers every page address below `/preview` with `preview.html`. */
export function servePreview(): Plugin {
  return {
    name: 'serve-preview',
    apply: 'serve',
    configureServer(server) {
      const page = async (url: string) => {
        const html = await readFile(path.join(server.config.root, 'preview.html'), 'utf8')
        return await server.transformIndexHtml(url, html)
      }
      server.middlewares.use(PREVIEW_PATH, (request, response, next) => {
        page(request.originalUrl ?? PREVIEW_PATH).then(
          (html) => response.setHeader('Content-Type', 'text/html;charset=utf-8').end(html),
          next,
        )
      })
    },
  }
}
