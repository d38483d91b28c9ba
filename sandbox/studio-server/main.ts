/** Serves the built Studio on loopback: `node sandbox/studio-server/main.ts`. */
import { createStudioServer } from './server.ts'

const port = Number(process.env['STUDIO_PORT'] ?? 3333)

const server = createStudioServer({
  outDir: process.env['STUDIO_OUT_DIR'] ?? 'dist/studio',
  lakeUrl: process.env['SANITY_STUDIO_API_HOST'] || null,
  siteUrl: process.env['SANITY_STUDIO_SITE_URL'] ?? 'http://localhost:5173',
})
server.on('error', (error) => {
  console.error(`The Studio can't be served on port ${port}: ${error.message}`)
  process.exit(1)
})
server.listen(port, 'localhost', () => console.log(`Studio: http://localhost:${port}`))

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    server.close(() => process.exit(0))
    server.closeAllConnections()
  })
