/** Draws the land of chartlets while developing, as the build does for a site. */
import type { Plugin } from 'vite'
import { drawChartletLand, readLand } from '../site-files/chartlet-land.ts'

/** What `landFile` names (src/sections/chartlet/extent.ts). */
const LAND = /^\/media\/shore-(-?[\d.]+)-(-?[\d.]+)\.svg$/

/** Vite plugin: answers the address of each position's land. */
export function serveLand(): Plugin {
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
