/** Serves the built Studio on loopback: `node sandbox/studio-server/main.ts`. */
import { runServer } from '../../builder/serve-site/robust-server.ts'
import { createStudioServer } from './server.ts'

const server = createStudioServer({
  outDir: process.env['STUDIO_OUT_DIR'] ?? 'dist/studio',
  lakeUrl: process.env['SANITY_STUDIO_API_HOST'] || null,
  siteUrl: process.env['SANITY_STUDIO_SITE_URL'] ?? 'http://localhost:5173',
})
runServer(server, 'The Studio', Number(process.env['STUDIO_PORT'] ?? 3333))
