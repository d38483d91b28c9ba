/** What every way to run the product has in common: checks, the content lake with its seed, the end. */
import { checkPortIsFree, checkWritable, claimFolder } from './checks.ts'
import { createProcesses, type Processes } from './processes.ts'
import { readSurroundings, SetUpError, type Surroundings } from './surroundings.ts'

type Start = (processes: Processes, surroundings: Surroundings) => Promise<void>

/**
 * Brings up the lake and whatever the two given functions start, and says "ready". Ctrl-C ends all
 * of it. A set-up that can't work ends with a message and exit code 1.
 *
 * @param starts `startSite` begins when the lake holds its seed, `startStudio` at once
 */
export async function runStack({
  startSite,
  startStudio,
}: {
  startSite: Start
  startStudio: Start
}): Promise<void> {
  let processes: Processes | undefined
  try {
    const surroundings = readSurroundings()
    processes = createProcesses(surroundings.environment)
    endOnSignal(processes)
    await checkWritable(surroundings.dataDir)
    claimFolder(surroundings.dataDir)
    await checkPorts(surroundings)
    // Beside each other: none waits for what another makes, but for the site, which reads the lake.
    await Promise.all([
      startSiteOnLake(processes, surroundings, startSite),
      startStudio(processes, surroundings),
      surroundings.emailManagerSandbox &&
        startEmailManager(processes, surroundings.ports.emailManager),
    ])
    announce(surroundings)
  } catch (error) {
    await processes?.end()
    if (!(error instanceof SetUpError)) throw error
    console.error(`\n${error.message}`)
    process.exit(1)
  }
}

async function checkPorts(surroundings: Surroundings): Promise<void> {
  const { ports, embeddedLake, emailManagerSandbox } = surroundings
  await checkPortIsFree(ports.site, 'SITE_PORT')
  await checkPortIsFree(ports.studio, 'STUDIO_PORT')
  if (embeddedLake) await checkPortIsFree(ports.lake, 'LAKE_PORT')
  if (emailManagerSandbox) await checkPortIsFree(ports.emailManager, 'EMAIL_MANAGER_PORT')
}

async function startSiteOnLake(
  processes: Processes,
  surroundings: Surroundings,
  startSite: Start,
): Promise<void> {
  if (surroundings.embeddedLake) await startLake(processes, surroundings.ports.lake)
  await startSite(processes, surroundings)
}

async function startLake(processes: Processes, port: number): Promise<void> {
  await processes.serve(
    'The content lake',
    ['sandbox/content-lake/main.ts'],
    `http://localhost:${port}/v1/ping`,
  )
  await processes.run('The import of the seed', ['seed/import.ts'])
}

async function startEmailManager(processes: Processes, port: number): Promise<void> {
  await processes.serve(
    'The email-manager sandbox',
    ['sandbox/email-manager/main.ts'],
    `http://localhost:${port}/outbox`,
  )
}

function endOnSignal(processes: Processes): void {
  let ending = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (ending) return
      ending = true
      void processes.end().then(() => process.exit(0))
    })
}

function announce(surroundings: Surroundings): void {
  const { ports, embeddedLake, emailManagerSandbox, environment } = surroundings
  const lake = embeddedLake
    ? `http://localhost:${ports.lake}`
    : `Sanity project ${environment['VITE_SANITY_PROJECT_ID']}`
  const emailManager = emailManagerSandbox
    ? `http://localhost:${ports.emailManager} (outbox: /outbox)`
    : environment['VITE_EMAIL_MANAGER_URL']
  console.log(`
  Site           http://localhost:${ports.site}
  Studio         http://localhost:${ports.studio}
  Content lake   ${lake}
  Email-manager  ${emailManager}

ready`)
}
