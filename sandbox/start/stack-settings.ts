/** Reads the stack's settings from the environment: ports, folders, and which content lake to use. */
import { existsSync } from 'node:fs'
import path from 'node:path'

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
   * Absolute path of the folder for the built site; by default, in the data folder. Each instance needs its own folder,
   * because a build contains the addresses of its instance's services.
   */
  siteOutDir: string
  /** Absolute path of the folder for the built Studio; by default, also in the data folder. */
  studioOutDir: string
  /** True if no hosted project is configured. */
  usesEmbeddedLake: boolean
  /** True if no other email-manager is configured. */
  usesEmailManagerSandbox: boolean
  /** Environment variables of the stack's programs. */
  environment: Record<string, string | undefined>
}

/**
 * Reads the environment and, if there is one, the file `.env` (README.md).
 *
 * @throws SetUpError that names an invalid variable
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
  const usesEmbeddedLake = !process.env['VITE_SANITY_PROJECT_ID']
  const usesEmailManagerSandbox = !process.env['VITE_EMAIL_MANAGER_URL']
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
    usesEmbeddedLake,
    usesEmailManagerSandbox,
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

function portFrom(name: string, defaultPort: number): number {
  const value = process.env[name]
  if (value === undefined || value === '') return defaultPort
  const port = Number(value)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new SetUpError(`${name} is "${value}"; expected a port number from 1 to 65535.`)
}

/** Port numbers of the stack’s servers. */
type Ports = { site: number; studio: number; lake: number; emailManager: number }

type Environment = Record<string, string | undefined>

/**
 * Returns the site's VITE_ and the Studio's SANITY_STUDIO_ variables. Without a hosted project, site and
 * Studio use the embedded lake. With a hosted project, the Studio uses the site's lake by default.
 *
 * @param env the environment before defaults are added
 */
export function stackEnvironment(env: Environment, ports: Ports): Environment {
  const lakeUrl = `http://localhost:${ports.lake}`
  const siteUrl = `http://localhost:${ports.site}`
  const addresses = {
    VITE_SITE_URL: env['VITE_SITE_URL'] || siteUrl,
    // The Studio shows the site's preview in a frame, so the site and the Studio need each other's address.
    VITE_STUDIO_URL: env['VITE_STUDIO_URL'] || `http://localhost:${ports.studio}`,
    SANITY_STUDIO_SITE_URL: env['SANITY_STUDIO_SITE_URL'] || siteUrl,
    ...(env['VITE_EMAIL_MANAGER_URL']
      ? {}
      : {
          VITE_EMAIL_MANAGER_URL: `http://localhost:${ports.emailManager}`,
          VITE_BUSINESS_ID: 'global-salvage',
        }),
  }
  if (!env['VITE_SANITY_PROJECT_ID'])
    return {
      ...addresses,
      VITE_SANITY_PROJECT_ID: 'localdev',
      VITE_SANITY_DATASET: 'production',
      VITE_SANITY_API_HOST: lakeUrl,
      SANITY_STUDIO_PROJECT_ID: 'localdev',
      SANITY_STUDIO_DATASET: 'production',
      SANITY_STUDIO_API_HOST: lakeUrl,
    }
  return {
    ...addresses,
    SANITY_STUDIO_PROJECT_ID: env['SANITY_STUDIO_PROJECT_ID'] || env['VITE_SANITY_PROJECT_ID'],
    SANITY_STUDIO_DATASET:
      env['SANITY_STUDIO_DATASET'] || env['VITE_SANITY_DATASET'] || 'production',
    // Empty for hosted Sanity, but not undefined: the Studio's build inserts only variables that are set.
    SANITY_STUDIO_API_HOST: env['SANITY_STUDIO_API_HOST'] || env['VITE_SANITY_API_HOST'] || '',
  }
}
