/** Runs the product on this machine: content lake, seed, build, site. See README.md. */
import { checkPortIsFree, checkWritable } from './checks.ts'
import { createProcesses } from './processes.ts'
import { readSurroundings, SetUpError, type Surroundings } from './surroundings.ts'

try {
  await start(readSurroundings())
} catch (error) {
  if (!(error instanceof SetUpError)) throw error
  console.error(`\n${error.message}`)
  process.exit(1)
}

async function start({ ports, dataDir, embeddedLake, environment }: Surroundings): Promise<void> {
  const processes = createProcesses(environment)
  let stopped = false
  const stop = () => {
    if (stopped) return
    stopped = true
    void processes.end().then(() => process.exit(0))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  process.on('SIGHUP', stop)

  try {
    await checkWritable(dataDir)
    await checkPortIsFree(ports.site, 'SITE_PORT')
    if (embeddedLake) {
      const lake = `http://localhost:${ports.lake}`
      await checkPortIsFree(ports.lake, 'LAKE_PORT')
      await processes.serve('The content lake', ['sandbox/content-lake/main.ts'], `${lake}/v1/ping`)
      await processes.run('The import of the seed', ['seed/import.ts'])
    }
    console.log('Building the site (10 seconds the first time, 3 afterwards) …')
    await processes.run('The build of the site', ['src/app/prerender/build.ts'])
    await processes.serve(
      'The site server',
      ['sandbox/site-server/main.ts'],
      `http://localhost:${ports.site}/robots.txt`,
    )
  } catch (error) {
    await processes.end()
    throw error
  }

  console.log(`
  Site           http://localhost:${ports.site}
  Content lake   ${embeddedLake ? `http://localhost:${ports.lake}` : `Sanity project ${environment['VITE_SANITY_PROJECT_ID']}`}

ready`)
}
