/** What every way to run the product has in common: checks, the content lake with its seed, the end. */
import { checkPortIsFree, checkWritable } from './checks.ts'
import { createProcesses, type Processes } from './processes.ts'
import { readSurroundings, SetUpError, type Surroundings } from './surroundings.ts'

/**
 * Brings up the lake, then whatever `startSite` starts, and says "ready". Ctrl-C ends all of it.
 * A set-up that can't work ends with a message and exit code 1.
 */
export async function runStack(
  startSite: (processes: Processes, surroundings: Surroundings) => Promise<void>,
): Promise<void> {
  let processes: Processes | undefined
  try {
    const surroundings = readSurroundings()
    processes = createProcesses(surroundings.environment)
    endOnSignal(processes)
    await checkWritable(surroundings.dataDir)
    await checkPortIsFree(surroundings.ports.site, 'SITE_PORT')
    if (surroundings.embeddedLake) await startLake(processes, surroundings.ports.lake)
    if (surroundings.emailManagerSandbox)
      await startEmailManager(processes, surroundings.ports.emailManager)
    await startSite(processes, surroundings)
    announce(surroundings)
  } catch (error) {
    await processes?.end()
    if (!(error instanceof SetUpError)) throw error
    console.error(`\n${error.message}`)
    process.exit(1)
  }
}

async function startLake(processes: Processes, port: number): Promise<void> {
  await checkPortIsFree(port, 'LAKE_PORT')
  await processes.serve(
    'The content lake',
    ['sandbox/content-lake/main.ts'],
    `http://localhost:${port}/v1/ping`,
  )
  await processes.run('The import of the seed', ['seed/import.ts'])
}

async function startEmailManager(processes: Processes, port: number): Promise<void> {
  await checkPortIsFree(port, 'EMAIL_MANAGER_PORT')
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
  Content lake   ${lake}
  Email-manager  ${emailManager}

ready`)
}
