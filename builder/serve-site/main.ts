/** Serves the built site on loopback: `npm run preview`. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { outDir } from '../build-folder.ts'
import { runServer } from './robust-server.ts'
import { createSiteServer } from './site-server.ts'

if (!existsSync(path.join(outDir, 'site'))) {
  console.error(`There is no built site in ${outDir}: run "npm run build" first.`)
  process.exit(1)
}
runServer(createSiteServer(outDir), 'The site', Number(process.env['SITE_PORT'] ?? 5173))
