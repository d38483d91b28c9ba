/** Serves the built site on loopback: `node sandbox/site-server/main.ts`. */
import { runServer } from '../static-server/run-server.ts'
import { createSiteServer } from './server.ts'

const server = createSiteServer(process.env['SITE_OUT_DIR'] ?? 'dist')
runServer(server, 'The site', Number(process.env['SITE_PORT'] ?? 5173))
