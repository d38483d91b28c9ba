import path from 'node:path'
import { loadEnv } from 'vite'

/**
 * The environment of this process and of the files `.env` at the root, as Vite's builds see it:
 * the variables that start with VITE_.
 */
export function readEnvironment(): Record<string, string> {
  return loadEnv('production', path.resolve(import.meta.dirname, '../..'), 'VITE_')
}
