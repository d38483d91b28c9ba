import { type Outcome, runScript } from './run-script.ts'

/**
 * Runs a command of the product for a lake.
 *
 * @param lakeUrl origin of the lake
 * @param outDir absolute path of the folder that the build is in
 * @param command a script and its arguments, split by spaces
 */
export async function buildOf(
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
