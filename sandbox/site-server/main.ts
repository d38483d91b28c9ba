/** Serves the built site on loopback: `node sandbox/site-server/main.ts`. */
import { createSiteServer } from './server.ts'

const port = Number(process.env['SITE_PORT'] ?? 5173)
const outDir = process.env['SITE_OUT_DIR'] ?? 'dist'

const server = createSiteServer(outDir)
server.on('error', (error) => {
  console.error(`The site can't be served on port ${port}: ${error.message}`)
  process.exit(1)
})
server.listen(port, 'localhost', () => console.log(`Site: http://localhost:${port}`))

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    server.close(() => process.exit(0))
    server.closeAllConnections()
  })
