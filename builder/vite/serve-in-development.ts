/**
 * For development: serves the preview's pages and the drawings of land for chartlets, which a build writes as files.
 * Also lets Vite replace an edited page component without a reload.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { PREVIEW_PATH } from '../../src/preview/preview-path.ts'
import { drawChartletLand, readLand } from '../site-files/chartlet-land.ts'

/** Vite plugin: answers every page address below `/preview` with `preview.html`. */
export function servePreview(): Plugin {
  return {
    name: 'serve-preview',
    apply: 'serve',
    configureServer(server) {
      const readPage = async (url: string) => {
        const html = await readFile(path.join(server.config.root, 'preview.html'), 'utf8')
        return await server.transformIndexHtml(url, html)
      }
      server.middlewares.use(PREVIEW_PATH, (request, response, next) => {
        readPage(request.originalUrl ?? PREVIEW_PATH).then(
          (html) => response.setHeader('Content-Type', 'text/html;charset=utf-8').end(html),
          next,
        )
      })
    },
  }
}

/** The names that `landFile` makes (src/sections/chartlet/extent.ts). */
const LAND = /^\/media\/shore-(-?[\d.]+)-(-?[\d.]+)\.svg$/

/** Vite plugin: draws the land around the position that the requested address contains. */
export function serveChartLand(): Plugin {
  return {
    name: 'serve-land',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, lat, lng] = LAND.exec(request.url ?? '') ?? []
        if (lat === undefined || lng === undefined) return next()
        const position = { lat: Number(lat), lng: Number(lng) }
        readLand().then(
          (land) =>
            response
              .setHeader('Content-Type', 'image/svg+xml')
              .end(drawChartletLand(land, position)),
          next,
        )
      })
    },
  }
}

/**
 * Vite plugin: makes hot reload ignore the export `page` of each `page.tsx`, because `page` is not a component.
 * `@vitejs/plugin-react` asks the global function below which exports to ignore.
 */
export function refreshPages(): Plugin {
  return {
    name: 'refresh-pages',
    apply: 'serve',
    transformIndexHtml: () => [
      {
        tag: 'script',
        children: "window.__getReactRefreshIgnoredExports = () => ['page']",
        injectTo: 'head-prepend',
      },
    ],
  }
}
