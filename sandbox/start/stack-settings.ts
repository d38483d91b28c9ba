/** The stack's settings from the environment: ports, folders, and which content lake to use. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { stackEnvironment, type Ports } from './stack-environment.ts'

export const root = path.resolve(import.meta.dirname, '../..')

/** A set-up that can't work; the message says what to do. */
export class SetUpError extends Error {
  override name = 'SetUpError'
}

export type StackSettings = {
  ports: Ports
  /** Absolute path of the folder for all data of the stand-ins. */
  dataDir: string
  /**
   * Absolute path of the folder for the built site. Unless one is named it is in the data folder, so that
   * two instances never serve each other's build, which holds the addresses of its services.
   */
  siteOutDir: string
  /** The same for the built Studio. */
  studioOutDir: string
  /** Whether the embedded lake is used: it is unless a hosted project is named. */
  embeddedLake: boolean
  /** Whether the email-manager sandbox is used: it is unless a service is named. */
  emailManagerSandbox: boolean
  /** Environment for the programs of the stack, whichever lake is used. */
  environment: Record<string, string | undefined>
}

/**
 * Reads the environment and, if there is one, the file `.env` (README.md).
 *
 * @throws SetUpError naming a variable that can't be used
 */
export function readStackSettings(): StackSettings {
  const envFile = path.join(root, '.env')
  if (existsSync(envFile)) process.loadEnvFile(envFile)
  const ports = {
    site: portFrom('SITE_PORT', 5173),
    studio: portFrom('STUDIO_PORT', 3333),
    lake: portFrom('LAKE_PORT', 3900),
    emailManager: portFrom('EMAIL_MANAGER_PORT', 3910),
  }
  const embeddedLake = !process.env['VITE_SANITY_PROJECT_ID']
  const emailManagerSandbox = !process.env['VITE_EMAIL_MANAGER_URL']
  const dataDir = path.resolve(root, process.env['DATA_DIR'] || '.data')
  const outDir = (variable: string, name: string) =>
    path.resolve(root, process.env[variable] || path.join(dataDir, 'build', name))
  const siteOutDir = outDir('SITE_OUT_DIR', 'site')
  const studioOutDir = outDir('STUDIO_OUT_DIR', 'studio')
  return {
    ports,
    dataDir,
    siteOutDir,
    studioOutDir,
    embeddedLake,
    emailManagerSandbox,
    environment: {
      ...process.env,
      DATA_DIR: dataDir,
      SITE_PORT: String(ports.site),
      LAKE_PORT: String(ports.lake),
      STUDIO_PORT: String(ports.studio),
      SITE_OUT_DIR: siteOutDir,
      STUDIO_OUT_DIR: studioOutDir,
      EMAIL_MANAGER_PORT: String(ports.emailManager),
      ...stackEnvironment(process.env, ports),
      // Turns off telemetry and update checks of Sanity's CLI.
      DO_NOT_TRACK: '1',
      NO_UPDATE_NOTIFIER: '1',
    },
  }
}

function portFrom(name: string, standard: number): number {
  const value = process.env[name]
  if (value === undefined || value === '') return standard
  const port = Number(value)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new SetUpError(`${name} is "${value}"; expected a port number from 1 to 65535.`)
}
