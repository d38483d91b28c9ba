import { existsSync } from 'node:fs'
import path from 'node:path'

/** @returns the path of a program in the first folder of `PATH` that contains it; null if no folder does */
export function findOnPath(name: string): string | null {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? null
}
