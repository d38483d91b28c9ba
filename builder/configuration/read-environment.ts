import path from 'node:path'
import { loadEnv } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')

/**
 * The environment of this process and of the files `.env`: the variables that start with VITE_. Builds,
 * their stamp and the release check all read it here, so that none knows another configuration.
 *
 * @param folder where the files `.env` are
 * @param mode of Vite, which also reads `.env.<mode>`
 */
export function readEnvironment(folder = root, mode = 'production'): Record<string, string> {
  return loadEnv(mode, folder, 'VITE_')
}

/** A variable of the build itself, from the same places; it never gets into the site's code. */
export function readOwnVariable(name: 'BUILD_ALARM_URL'): string | undefined {
  return loadEnv('production', root, name)[name]
}
