import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'

const root = path.resolve(import.meta.dirname, '../..')

/**
 * The variables that start with VITE_, from this process and the `.env` files. Builds, their stamp and the release check
 * all read them here.
 *
 * @param folder where the files `.env` are
 * @param mode of Vite, which also has the file `.env.<mode>`
 */
export function readEnvironment(folder = root, mode = 'production'): Record<string, string> {
  return readVariables('VITE_', folder, mode)
}

/** A variable of the build, from the same places. It never gets into the site's code. */
export function readOwnVariable(name: 'BUILD_ALARM_URL'): string | undefined {
  return readVariables(name, root, 'production')[name]
}

/**
 * Reads the variables whose names begin with `prefix`, like Vite's `loadEnv`. That would load the bundler: a rebuild after
 * a publication would take 50 % longer.
 */
function readVariables(prefix: string, folder: string, mode: string): Record<string, string> {
  const variables: Record<string, string> = {}
  for (const name of ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`]) {
    const file = path.join(folder, name)
    if (existsSync(file)) Object.assign(variables, parseEnv(readFileSync(file, 'utf8')))
  }
  Object.assign(variables, process.env)
  return Object.fromEntries(Object.entries(variables).filter(([name]) => name.startsWith(prefix)))
}
