import { createClient, type SanityClient } from '@sanity/client'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { commandsToRun } from '../../src/configuration/commands-to-run.ts'
import { LAKE_API_VERSION } from '../../src/configuration/lake-api-version.ts'

type Environment = Readonly<Partial<Record<string, string>>>

const ENV_FILE = path.resolve(import.meta.dirname, '../../.env')

/** The environment of this process, completed from `.env`. */
export function lakeEnvironment(): Environment {
  if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE)
  return process.env
}

/**
 * Makes a client for the lake that the environment names: `VITE_SANITY_PROJECT_ID` (default `localdev`),
 * `VITE_SANITY_DATASET` (default `production`), and `SANITY_AUTH_TOKEN` for hosted Sanity or `VITE_SANITY_API_HOST` for
 * another lake.
 * @throws an error that names the variables, if neither token nor host is set, or if the host is not an http address
 */
export function clientFor(env: Environment): SanityClient {
  const apiHost = env['VITE_SANITY_API_HOST']
  const token = env['SANITY_AUTH_TOKEN']
  if (apiHost && !(/^https?:\/\//i.test(apiHost) && URL.canParse(apiHost))) {
    throw new Error(
      `VITE_SANITY_API_HOST is ${apiHost}: expected an address like http://localhost:3900`,
    )
  }
  if (!apiHost && !token) {
    throw new Error(
      `No content lake is configured: set VITE_SANITY_API_HOST, or SANITY_AUTH_TOKEN for hosted Sanity.\n${commandsToRun('VITE_SANITY_PROJECT_ID=abcd1234 SANITY_AUTH_TOKEN=…', 'seed')}`,
    )
  }
  return createClient({
    projectId: env['VITE_SANITY_PROJECT_ID'] || 'localdev',
    dataset: env['VITE_SANITY_DATASET'] || 'production',
    apiVersion: LAKE_API_VERSION,
    perspective: 'raw',
    useCdn: false,
    maxRetries: 2,
    ...(apiHost ? { apiHost, useProjectHostname: false } : {}),
    ...(token ? { token } : {}),
  })
}
