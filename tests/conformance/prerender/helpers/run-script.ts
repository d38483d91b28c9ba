import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { bareEnvironment } from '../../../helpers/bare-environment.ts'

const root = path.resolve(import.meta.dirname, '../../../..')

export type Outcome = { code: number | null; output: string; errors: string }

/**
 * Runs a command of the product to its end, with no environment variables except `bareEnvironment` and `environment`.
 *
 * @param command a script and its arguments, split by spaces
 */
export async function runScript(
  command: string,
  environment: Record<string, string>,
): Promise<Outcome> {
  const child = spawn(process.execPath, command.split(' '), {
    cwd: root,
    env: { ...bareEnvironment, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { code: child.exitCode, output, errors }
}

/**
 * Runs a command of the product with the settings for a lake.
 *
 * @param lakeUrl origin of the lake
 * @param outDir absolute path of the build's output folder
 * @param command a script and its arguments, split by spaces
 */
export async function runForLake(
  lakeUrl: string,
  outDir: string,
  command: string,
  environment: Record<string, string> = {},
): Promise<Outcome> {
  return await runScript(command, {
    SITE_OUT_DIR: outDir,
    VITE_SANITY_PROJECT_ID: 'localdev',
    VITE_SANITY_API_HOST: lakeUrl,
    VITE_SITE_URL: 'https://site.test',
    ...environment,
  })
}
