/** `npm run dev`: runs the product with hot reload, without prerendered pages. */
import { runStack } from './stack.ts'
import { serveStudioWithHotReload } from './studio.ts'

// Adds the Studio's tool for trying GROQ queries.
process.env['SANITY_STUDIO_VISION'] = 'true'

await runStack({
  async startSite(processes, { ports }) {
    await processes.serve(
      'Vite',
      ['node_modules/vite/bin/vite.js', '--port', String(ports.site), '--strictPort'],
      `http://localhost:${ports.site}/`,
    )
  },
  startStudio: serveStudioWithHotReload,
})
