/** The common part of `npm start` and `npm run dev`: checks, the stand-ins, the import of the seed, the shutdown. */
import { checkPortIsFree, checkWritable, lockFolder } from './checks.ts'
import { createProcesses, type Processes } from './processes.ts'
import { readStackSettings, SetUpError, type StackSettings } from './stack-settings.ts'

type StartService = (processes: Processes, settings: StackSettings) => Promise<void>

/**
 * Starts the lake, the email-manager, the site and the Studio, then prints "ready". Ctrl-C ends everything. If the
 * set-up can't work, prints a message and exits with code 1.
 *
 * @param options `startStudio` is called after the checks, `startSite` when the embedded lake (if used) has the seed
 */
export async function runStack({
  startSite,
  startStudio,
}: {
  startSite: StartService
  startStudio: StartService
}): Promise<void> {
  let processes: Processes | undefined
  try {
    const settings = readStackSettings()
    processes = createProcesses(settings.environment)
    shutDownOnSignal(processes)
    await checkWritable(settings.dataDir)
    lockFolder(settings.dataDir)
    await checkPorts(settings)
    // In parallel: only the site has to wait for the lake.
    await Promise.all([
      startLakeAndSite(processes, settings, startSite),
      startStudio(processes, settings),
      settings.usesEmailManagerSandbox && startEmailManager(processes, settings.ports.emailManager),
    ])
    printAddresses(settings)
  } catch (error) {
    await processes?.end()
    if (!(error instanceof SetUpError)) throw error
    console.error(`\n${error.message}`)
    process.exit(1)
  }
}

async function checkPorts(settings: StackSettings): Promise<void> {
  const { ports, usesEmbeddedLake, usesEmailManagerSandbox } = settings
  await checkPortIsFree(ports.site, 'SITE_PORT')
  await checkPortIsFree(ports.studio, 'STUDIO_PORT')
  if (usesEmbeddedLake) await checkPortIsFree(ports.lake, 'LAKE_PORT')
  if (usesEmailManagerSandbox) await checkPortIsFree(ports.emailManager, 'EMAIL_MANAGER_PORT')
}

async function startLakeAndSite(
  processes: Processes,
  settings: StackSettings,
  startSite: StartService,
): Promise<void> {
  if (settings.usesEmbeddedLake) await startLake(processes, settings.ports.lake)
  await startSite(processes, settings)
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

function shutDownOnSignal(processes: Processes): void {
  let isShuttingDown = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (isShuttingDown) return
      isShuttingDown = true
      void processes.end().then(() => process.exit(0))
    })
}

function printAddresses(settings: StackSettings): void {
  const { ports, usesEmbeddedLake, usesEmailManagerSandbox, environment } = settings
  const lake = usesEmbeddedLake
    ? `http://localhost:${ports.lake}`
    : `Sanity project ${environment['VITE_SANITY_PROJECT_ID']}`
  const emailManager = usesEmailManagerSandbox
    ? `http://localhost:${ports.emailManager} (outbox: /outbox)`
    : environment['VITE_EMAIL_MANAGER_URL']
  console.log(`
  Site           http://localhost:${ports.site}
  Studio         http://localhost:${ports.studio}
  Content lake   ${lake}
  Email-manager  ${emailManager}

ready`)
}
