import { existsSync } from 'node:fs'
import path from 'node:path'

/** @returns the path of a program in one of the folders of `PATH`; null if there is none */
export function onPath(name: string): string | null {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? null
}
