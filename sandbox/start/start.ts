/** Runs the product on this machine, as production would: `npm start`. */
import { rebuildOnPublish } from './rebuild-on-publish.ts'
import { runStack } from './stack.ts'
import { buildStudio, serveStudio } from './studio.ts'

await runStack({
  async startSite(processes, { ports, embeddedLake }) {
    console.log('Building the site and its PDFs (15 seconds the first time, 3 afterwards) …')
    await processes.run('The build of the site', ['src/app/prerender/build.ts'])
    await processes.serve(
      'The site server',
      ['sandbox/site-server/main.ts'],
      `http://localhost:${ports.site}/robots.txt`,
    )
    if (embeddedLake) rebuildOnPublish(processes, `http://localhost:${ports.lake}`)
  },

  async startStudio(processes, surroundings) {
    await buildStudio(processes, surroundings)
    await serveStudio(processes, surroundings)
  },
})
