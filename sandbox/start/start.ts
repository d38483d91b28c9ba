/** Builds and serves the product on this machine, as in production: `npm start`. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { EXIT_CODE_WITH_NOTICES } from '../../builder/report/build-status.ts'
import type { Processes } from './processes.ts'
import { rebuildOnPublish } from './rebuild-on-publish.ts'
import { runStack } from './stack.ts'
import { buildStudio, serveStudio } from './studio.ts'
import { root, SetUpError } from './stack-settings.ts'

await runStack({
  async startSite(processes, { ports, usesEmbeddedLake, environment }) {
    const outDir = path.resolve(root, environment['SITE_OUT_DIR'] ?? 'dist')
    const rebuilds = usesEmbeddedLake
      ? await rebuildOnPublish(processes, `http://localhost:${ports.lake}`, outDir)
      : null
    console.log('Building the site and its PDFs (15 seconds the first time, 3 afterwards) …')
    const isBuilt = await buildOrKeepSite(processes, outDir)
    await processes.serve(
      'The site server',
      ['builder/serve-site/main.ts'],
      `http://localhost:${ports.site}/robots.txt`,
    )
    rebuilds?.begin({ isBuilt })
  },

  async startStudio(processes, settings) {
    await buildStudio(processes, settings)
    await serveStudio(processes, settings)
  },
})

/**
 * Builds the site. If the build fails, keeps the previous build, so that the Studio still starts: editors can fix most
 * causes there.
 *
 * @returns whether this build succeeded
 * @throws SetUpError when there is no site to serve
 */
async function buildOrKeepSite(processes: Processes, outDir: string): Promise<boolean> {
  try {
    await processes.run('The build of the site', ['builder/build.ts'], EXIT_CODE_WITH_NOTICES)
    return true
  } catch (error) {
    const hasPreviousBuild = existsSync(path.join(outDir, 'site'))
    if (!(error instanceof SetUpError) || !hasPreviousBuild) throw error
    console.error(`${error.message} The site of the previous build is served.`)
    return false
  }
}
