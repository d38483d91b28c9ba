import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Names of the files in a folder and those below it, with slashes; none of a folder that is not there. */
export function filesIn(folder: string): string[] {
  return existsSync(folder) ? filesBelow(folder, '') : []
}

/** Folder by folder: with its option `recursive`, Node asks for the kind of each of ten thousand files once more. */
function filesBelow(folder: string, prefix: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = prefix + entry.name
    if (entry.isDirectory()) return filesBelow(path.join(folder, entry.name), `${name}/`)
    return entry.isFile() ? [name] : []
  })
}
