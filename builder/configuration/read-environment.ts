import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'

const root = path.resolve(import.meta.dirname, '../..')

/**
 * The environment of this process and of the files `.env`: the variables that start with VITE_. Builds,
 * their stamp and the release check all read it here, so that none knows another configuration.
 *
 * @param folder where the files `.env` are
 * @param mode of Vite, which also has the file `.env.<mode>`
 */
export function readEnvironment(folder = root, mode = 'production'): Record<string, string> {
  return readVariables('VITE_', folder, mode)
}

/** A variable of the build itself, from the same places; it never gets into the site's code. */
export function readOwnVariable(name: 'BUILD_ALARM_URL'): string | undefined {
  return readVariables(name, root, 'production')[name]
}

/**
 * The variables whose names begin with `prefix`. As Vite's `loadEnv` reads them, which brings the bundler with it: a
 * rebuild after a publication would take half as long again.
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
